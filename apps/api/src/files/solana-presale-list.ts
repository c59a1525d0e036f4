import { z } from '@hono/zod-openapi'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { PAIR } from './text-fields.ts'

const address = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  .openapi({ example: 'So11111111111111111111111111111111111111112' })
const entry = z.tuple([address, z.union([z.literal(1), z.literal(2)])]).openapi(PAIR)

/** Who may buy of a presale on Solana, and in which tier, as its file says it: in the order of the tree's leaves. */
export const solanaPresaleListInput = z
  .strictObject({
    version: z.literal(1),
    chainId: z.number().int().positive().openapi({ example: 900 }),
    mint: address,
    entries: z.array(entry).min(1).max(solanaPresaleLimits.walletsMax),
  })
  .openapi('SolanaPresaleListInput')

/** Writes the list in one fixed form: to the letter, for the addresses have capitals. */
export function buildSolanaPresaleList(input: z.infer<typeof solanaPresaleListInput>) {
  const { version, chainId, mint, entries } = input
  return { version, chainId, mint, entries }
}
