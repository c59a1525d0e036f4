import type { Locale } from './locale-names.ts'

const rules = new Map<Locale, Intl.PluralRules>()

/** The plural form that a number takes in a language: `one` or `other` in English, always `other` in Chinese. */
export function pluralCategory(locale: Locale, count: number | string): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known.select(Number(count))
}
