import { matchLocale } from '@slipway/messages/locale'
import { baseLocale, type Locale } from '@slipway/messages/locale-names'
import type { Context } from 'hono'

/** Nobody lists more; what strangers send is not read to its end. */
const MOST_LANGUAGES = 20

/** The tags of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4). */
function wantedLanguages(header: string): string[] {
  return header
    .split(',', MOST_LANGUAGES)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((one) => one.startsWith('q='))
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag)
}

/**
 * The language that an answer is written in: the one that the address names, else the reader's wish, else English. An answer
 * that depends on the wish says so, so that nobody keeps it for readers of another language.
 */
export function chooseLanguage(c: Context, asked: Locale | undefined): Locale {
  if (asked) return asked
  c.header('Vary', 'Accept-Language', { append: true })
  return matchLocale(wantedLanguages(c.req.header('accept-language') ?? '')) ?? baseLocale
}
