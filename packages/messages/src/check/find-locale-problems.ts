import { placeholdersOf } from '../build/placeholders-of.ts'
import type { LocaleText, LocaleTexts } from '../build/read-locales.ts'

/** Text with every variable taken out: what a translator would have to translate. */
function wordsOf(text: LocaleText): string {
  const { plural: _plural, ...forms } = typeof text === 'string' ? { plural: '', text } : text
  const plain = Object.values(forms).join(' ')
  return plain.replace(/\{[^{}]*\}/g, '')
}

const hasLetters = (text: LocaleText) => /\p{L}{2,}/u.test(wordsOf(text))

function isEmpty(text: LocaleText): boolean {
  const forms = typeof text === 'string' ? [text] : Object.values<string>({ ...text })
  return forms.some((form) => form.trim() === '')
}

function comparePlaceholders(key: string, base: LocaleText, other: LocaleText): string[] {
  const wanted = placeholdersOf(base).join(', ')
  const given = placeholdersOf(other).join(', ')
  return wanted === given ? [] : [`${key}: values {${given}} instead of {${wanted}}`]
}

function compareLocale(
  base: LocaleTexts,
  other: LocaleTexts,
  mayBeSame: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  for (const [key, text] of Object.entries(base.texts)) {
    const translated = other.texts[key]
    if (translated === undefined) {
      problems.push(`${key}: missing in ${other.locale}`)
      continue
    }
    problems.push(...comparePlaceholders(key, text, translated))
    const isSame = JSON.stringify(text) === JSON.stringify(translated)
    if (isSame && hasLetters(text) && !mayBeSame.has(key)) {
      problems.push(`${key}: not translated in ${other.locale}`)
    }
  }
  for (const key of Object.keys(other.texts)) {
    if (base.texts[key] === undefined) problems.push(`${key}: only in ${other.locale}`)
  }
  return problems
}

/**
 * What is wrong with the texts themselves: keys or values that differ between languages, empty or untranslated texts.
 * @param locales base locale first.
 * @param mayBeSame keys whose text is the same in every language, such as a proper name.
 */
export function findLocaleProblems(
  locales: readonly LocaleTexts[],
  mayBeSame: readonly string[],
): readonly string[] {
  const [base, ...others] = locales
  if (!base) return ['there is no base locale']
  const allowed = new Set(mayBeSame)
  const problems = locales.flatMap(({ locale, texts }) =>
    Object.entries(texts)
      .filter(([, text]) => isEmpty(text))
      .map(([key]) => `${key}: empty in ${locale}`),
  )
  for (const key of allowed) {
    if (base.texts[key] === undefined) problems.push(`${key}: allowed to be the same, but no key`)
  }
  return [...problems, ...others.flatMap((other) => compareLocale(base, other, allowed))]
}
