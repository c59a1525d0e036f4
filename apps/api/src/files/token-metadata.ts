import { z } from '@hono/zod-openapi'
import { UPLOAD_LIMITS } from '../http/upload-limits.ts'
import { httpsUrl, imageUri, LINK_KINDS, linksInput, plainText } from './text-fields.ts'

/** What a project says about its token. */
export const tokenMetadataInput = z
  .strictObject({
    name: plainText(1, 64).openapi({ example: 'Boatyard' }),
    symbol: plainText(1, 32).openapi({ example: 'BOAT' }),
    description: plainText(0, UPLOAD_LIMITS.description).optional(),
    image: imageUri
      .optional()
      .openapi({ example: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy' }),
    externalLink: httpsUrl.optional(),
    links: linksInput.optional(),
  })
  .openapi('TokenMetadataInput')

/** The file that a token's contract address of metadata leads to (ERC-7572). */
export const tokenMetadataSchema = z
  .object({
    name: z.string(),
    symbol: z.string(),
    description: z.string().optional(),
    image: z.string().optional(),
    external_link: z.string().optional(),
    links: z.record(z.string(), z.string()).optional(),
  })
  .openapi('TokenMetadata')

export type TokenMetadata = z.infer<typeof tokenMetadataSchema>

/** Writes the metadata with its keys in one fixed order and empty parts left out: equal content is an equal file. */
export function buildTokenMetadata(input: z.infer<typeof tokenMetadataInput>): TokenMetadata {
  const given = LINK_KINDS.flatMap((kind) => {
    const url = input.links?.[kind]
    return url ? [[kind, url] as const] : []
  })
  return {
    name: input.name,
    symbol: input.symbol,
    ...(input.description ? { description: input.description } : {}),
    ...(input.image ? { image: input.image } : {}),
    ...(input.externalLink ? { external_link: input.externalLink } : {}),
    ...(given.length > 0 ? { links: Object.fromEntries(given) } : {}),
  }
}
