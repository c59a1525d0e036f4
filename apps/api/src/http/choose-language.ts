import { matchLocale } from '@slipway/messages/locale'
import { baseLocale, type Locale } from '@slipway/messages/locale-names'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** Nobody's list is longer; what strangers send is not read to its end. */
const MOST_CHARACTERS = 400

/** The tags of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4). */
const wantedLanguages = (header: string): string[] =>
  parseAccept(header.slice(0, MOST_CHARACTERS))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)

/**
 * The language that an answer is written in: the one that the address names, else the reader's wish, else English. An answer
 * that depends on the wish says so, so that nobody keeps it for readers of another language.
 */
export function chooseLanguage(c: Context, asked: Locale | undefined): Locale {
  if (asked) return asked
  c.header('Vary', 'Accept-Language', { append: true })
  return matchLocale(wantedLanguages(c.req.header('accept-language') ?? '')) ?? baseLocale
}
