import { z } from '@hono/zod-openapi'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { PAIR } from './text-fields.ts'

const listedAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .openapi({ example: '0x5FbDB2315678afecb367f032d93F642f64180aa3' })
const entry = z.tuple([listedAddress, z.union([z.literal(1), z.literal(2)])]).openapi(PAIR)

/** Who is on the Merkle list of a presale: address and tier, the place in the list is the number of the leaf. */
export const whitelistInput = z
  .strictObject({ entries: z.array(entry).min(1).max(UPLOAD_LIMITS.whitelistEntries) })
  .openapi('WhitelistInput')

/** The file that `WhitelistRootSet` leads to. */
export const whitelistFileSchema = z.object({
  version: z.literal(1),
  entries: z.array(z.tuple([listedAddress, z.number().int()])),
})

export type WhitelistFile = z.infer<typeof whitelistFileSchema>

/** Writes the list in one fixed form: lower-case, in the order given. */
export const buildWhitelistFile = (input: z.infer<typeof whitelistInput>): WhitelistFile => ({
  version: 1,
  entries: input.entries.map(([address, level]) => [address.toLowerCase(), level]),
})

/** Addresses that stand more than once in a list: each leaf of a wallet but one could never be used. */
export function findDoubles(list: WhitelistFile): string[] {
  const seen = new Set<string>()
  const doubles = new Set<string>()
  for (const [address] of list.entries) (seen.has(address) ? doubles : seen).add(address)
  return [...doubles]
}
