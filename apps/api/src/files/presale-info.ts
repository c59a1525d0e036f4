import { z } from '@hono/zod-openapi'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { imageUri, LINK_KINDS, linksInput, plainText } from './text-fields.ts'

/** What a project says about its presale. */
export const presaleInfoInput = z
  .strictObject({
    name: plainText(1, 64).openapi({ example: 'Boatyard' }),
    description: plainText(0, UPLOAD_LIMITS.description).optional(),
    logo: imageUri
      .optional()
      .openapi({ example: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy' }),
    links: linksInput.optional(),
  })
  .openapi('PresaleInfoInput')

/** The file that a presale's `ipfsKey` leads to. */
export const presaleInfoSchema = z
  .object({
    name: z.string(),
    description: z.string().optional(),
    logo: z.string().optional(),
    links: z.record(z.string(), z.string()).optional(),
  })
  .openapi('PresaleInfo')

export type PresaleInfo = z.infer<typeof presaleInfoSchema>

/** Writes the information with its keys in one fixed order and empty parts left out: equal content is an equal file. */
export function buildPresaleInfo(input: z.infer<typeof presaleInfoInput>): PresaleInfo {
  const given = LINK_KINDS.flatMap((kind) => {
    const url = input.links?.[kind]
    return url ? [[kind, url] as const] : []
  })
  return {
    name: input.name,
    ...(input.description ? { description: input.description } : {}),
    ...(input.logo ? { logo: input.logo } : {}),
    ...(given.length > 0 ? { links: Object.fromEntries(given) } : {}),
  }
}
