import { z } from '@hono/zod-openapi'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import { solanaAddress, solanaList } from './solana-list.ts'
import { PAIR } from './text-fields.ts'

const amount = z
  .string()
  .regex(/^[1-9]\d{0,19}$/)
  .openapi({ example: '1000000000' })
const entry = z.tuple([solanaAddress, amount]).openapi(PAIR)

/** Who may claim how much of an airdrop on Solana: the place in the list is the index of the leaf. */
export const solanaAirdropListInput = solanaList(entry, solanaAirdropLimits.entriesMax).openapi(
  'SolanaAirdropListInput',
)
