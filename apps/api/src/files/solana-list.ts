import { z } from '@hono/zod-openapi'
import { solanaAddressForm } from '@slipway/sdk/shared/solana-address-form'

export const solanaAddress = z
  .string()
  .regex(new RegExp(`^${solanaAddressForm}$`))
  .openapi({ example: 'So11111111111111111111111111111111111111112' })

/** A list about a token on Solana as its file says it, in the order of the tree's leaves. */
export const solanaList = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.strictObject({
    version: z.literal(1),
    chainId: z.number().int().positive().openapi({ example: 900 }),
    mint: solanaAddress,
    entries: z.array(entry).min(1).max(most),
  })

/** Writes a list in one fixed form: to the letter, for the addresses have capitals. */
export function buildSolanaList<Entry>({
  version,
  chainId,
  mint,
  entries,
}: {
  readonly version: 1
  readonly chainId: number
  readonly mint: string
  readonly entries: readonly Entry[]
}) {
  return { version, chainId, mint, entries }
}
