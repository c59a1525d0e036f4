import { baseLocale } from '../locale-names.ts'
import { parsePattern } from './parse-pattern.ts'
import type { LocaleText, LocaleTexts } from './read-locales.ts'

/** JavaScript that writes a pattern from the values `i`. */
function renderPattern(pattern: string): string {
  const parts = parsePattern(pattern).map((part) =>
    'words' in part ? JSON.stringify(part.words) : `i.${part.value}`,
  )
  // An empty text first makes the sum a text, whatever the values are.
  const [first] = parts
  return first?.startsWith('"') ? parts.join(' + ') : ['""', ...parts].join(' + ')
}

function renderText(locale: string, text: LocaleText): string {
  if (typeof text === 'string') return renderPattern(text)
  const { plural, other, ...forms } = text
  const category = `pluralCategory(${JSON.stringify(locale)}, i.${plural})`
  const cases = Object.entries(forms).map(
    ([name, form]) => `c === ${JSON.stringify(name)} ? ${renderPattern(form)} : `,
  )
  return `((c) => ${cases.join('')}${renderPattern(other)})(${category})`
}

/**
 * The module of one message: a function of its values and, where it is asked for, a language. It imports nothing but the
 * language of the visitor, so that a bundle carries the texts it uses and no table of them.
 */
export function renderMessage(key: string, locales: readonly LocaleTexts[]): string {
  const texts = locales.map(({ locale, texts }) => [locale, texts[key]] as const)
  const base = locales.find(({ locale }) => locale === baseLocale)?.texts[key]
  const hasPlural = texts.some(([, text]) => typeof text === 'object')
  const others = texts
    .filter(([locale]) => locale !== baseLocale)
    // A text that is missing reads as the base language does; the check refuses it long before.
    .map(
      ([locale, text]) =>
        `l === ${JSON.stringify(locale)} ? ${renderText(locale, text ?? base ?? '')} : `,
    )
  return [
    "import { getLocale } from '../../src/locale.ts'",
    ...(hasPlural ? ["import { pluralCategory } from '../../src/plural-category.ts'"] : []),
    `export const ${key} = (i, o) => {`,
    '  const l = o?.locale ?? getLocale()',
    `  return ${others.join('')}${renderText(baseLocale, base ?? '')}`,
    '}',
    '',
  ].join('\n')
}
