import { z } from '@hono/zod-openapi'
import { claimsFileLimits } from '@slipway/sdk/airdrop/merkle/claims-file'
import { recipientLimits } from '@slipway/sdk/airdrop/recipients/recipient-limits'
import { PAIR, plainText } from './text-fields.ts'

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .openapi({ example: '0x5FbDB2315678afecb367f032d93F642f64180aa3' })
const amount = z
  .string()
  .regex(/^[1-9]\d{0,38}$/)
  .openapi({ example: '1000000000000000000' })
const entry = z.tuple([address, amount]).openapi(PAIR)

/** Who may claim how much of an airdrop, as its file says it: the place in the list is the index of the leaf. */
export const airdropListInput = z
  .strictObject({
    version: z.literal(1),
    chainId: z.number().int().positive().openapi({ example: 56 }),
    token: address,
    title: plainText(1, claimsFileLimits.titleMax).optional(),
    about: plainText(1, claimsFileLimits.aboutMax).optional(),
    entries: z.array(entry).min(1).max(recipientLimits.rowsMax),
  })
  .openapi('AirdropListInput')

/** Writes the list in one fixed form: lower-case, in the order given. */
export function buildAirdropList(input: z.infer<typeof airdropListInput>) {
  const { version, chainId, token, title, about, entries } = input
  return {
    version,
    chainId,
    token: token.toLowerCase(),
    title,
    about,
    entries: entries.map(([account, amount]) => [account.toLowerCase(), amount]),
  }
}
