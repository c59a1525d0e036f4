import { z } from '@hono/zod-openapi'
import { UPLOAD_LIMITS } from './limits.ts'

/** Places on the web that a project may name (specification section 5), in the order in which they are written. */
export const LINK_KINDS = [
  'website',
  'twitter',
  'facebook',
  'telegram',
  'github',
  'discord',
  'instagram',
  'reddit',
  'mirror',
  'youtube',
] as const

const MAX_URL_LENGTH = 300

/** Text that a person wrote: no control characters but line breaks and tabs, no broken surrogates. */
const isPlainText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)

const plainText = (min: number, max: number) =>
  z.string().trim().min(min).max(max).refine(isPlainText, 'must be plain text')

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

const httpsUrl = z.string().max(MAX_URL_LENGTH).refine(isHttpsUrl, 'must be an https URL')

const imageUri = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine(
    (text) => /^ipfs:\/\/[A-Za-z0-9]{20,120}(\/[\w.~-]+)*$/.test(text) || isHttpsUrl(text),
    'must be an ipfs:// or https:// address',
  )

const links = Object.fromEntries(LINK_KINDS.map((kind) => [kind, httpsUrl.optional()])) as Record<
  (typeof LINK_KINDS)[number],
  z.ZodOptional<typeof httpsUrl>
>

/** What a project says about its token. */
export const tokenMetadataInput = z
  .strictObject({
    name: plainText(1, 64),
    symbol: plainText(1, 32),
    description: plainText(0, UPLOAD_LIMITS.description).optional(),
    image: imageUri.optional().openapi({ example: 'ipfs://bafkrei…' }),
    externalLink: httpsUrl.optional(),
    links: z.strictObject(links).optional(),
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
