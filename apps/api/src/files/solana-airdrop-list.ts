import { z } from '@hono/zod-openapi'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import { PAIR } from './text-fields.ts'

const address = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  .openapi({ example: 'So11111111111111111111111111111111111111112' })
const amount = z
  .string()
  .regex(/^[1-9]\d{0,19}$/)
  .openapi({ example: '1000000000' })
const entry = z.tuple([address, amount]).openapi(PAIR)

/** Who may claim how much of an airdrop on Solana, as its file says it: the place in the list is the index of the leaf. */
export const solanaAirdropListInput = z
  .strictObject({
    version: z.literal(1),
    chainId: z.number().int().positive().openapi({ example: 900 }),
    mint: address,
    entries: z.array(entry).min(1).max(solanaAirdropLimits.entriesMax),
  })
  .openapi('SolanaAirdropListInput')

/** Writes the list in one fixed form: to the letter, for the addresses have capitals. */
export function buildSolanaAirdropList(input: z.infer<typeof solanaAirdropListInput>) {
  const { version, chainId, mint, entries } = input
  return { version, chainId, mint, entries }
}
