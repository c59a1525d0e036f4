import { z } from '@hono/zod-openapi'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { solanaAddress, solanaList } from './solana-list.ts'
import { PAIR } from './text-fields.ts'

const entry = z.tuple([solanaAddress, z.union([z.literal(1), z.literal(2)])]).openapi(PAIR)

/** Who may buy of a presale on Solana, and in which tier. */
export const solanaPresaleListInput = solanaList(entry, solanaPresaleLimits.walletsMax).openapi(
  'SolanaPresaleListInput',
)
