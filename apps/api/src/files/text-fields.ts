import { z } from '@hono/zod-openapi'

/** What a document of schemas does not see in a tuple by itself: that both of its two parts are there, and no more. */
export const PAIR = { minItems: 2, maxItems: 2 } as const

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

/** No control characters but line breaks and tabs, no broken surrogates. */
const isPlainText = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)

/** Text that a person wrote, of so many characters. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isPlainText, { params: { rule: 'plain_text' } })

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

export const httpsUrl = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine(isHttpsUrl, { params: { rule: 'https_url' } })

/** Where a picture lies. */
export const imageUri = z
  .string()
  .max(MAX_URL_LENGTH)
  .refine((text) => /^ipfs:\/\/[A-Za-z0-9]{20,120}(\/[\w.~-]+)*$/.test(text) || isHttpsUrl(text), {
    params: { rule: 'ipfs_or_https_url' },
  })

const links = Object.fromEntries(LINK_KINDS.map((kind) => [kind, httpsUrl.optional()])) as Record<
  (typeof LINK_KINDS)[number],
  z.ZodOptional<typeof httpsUrl>
>

/** Addresses of a project on the web, by kind. */
export const linksInput = z.strictObject(links)
