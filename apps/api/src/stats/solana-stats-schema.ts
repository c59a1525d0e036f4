import { z } from '@hono/zod-openapi'
import { amountField } from '../http/fields.ts'

const count = (description?: string) =>
  description === undefined ? z.number().int() : z.number().int().openapi({ description })

/** Figures of one cluster of Solana; tokens are made by the token program and are not counted. */
export const solanaStatsSchema = z
  .object({
    chainId: z.number().int(),
    presales: count(),
    finished: count('Presales that were finished'),
    canceled: count('Presales that were canceled, and said so on chain'),
    raisedLamports: amountField.openapi({ description: 'Kept by finished presales' }),
    contributions: count(),
    contributors: count('Wallets that contributed to a presale'),
    locks: count(),
    airdrops: count(),
    claims: count('Payments of presales and airdrops to their participants'),
    pools: count(),
    stakes: count('Deposits in staking pools'),
    stakers: count('Wallets with something staked now'),
    users: count('Wallets that own something or took part in it'),
    acts: count('Events of the programs'),
  })
  .openapi('SolanaStats')
