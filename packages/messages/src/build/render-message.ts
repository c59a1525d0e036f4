import { baseLocale } from '../locale-names.ts'
import { type PatternPart, parsePattern } from './parse-pattern.ts'
import type { LocaleText, LocaleTexts } from './read-locales.ts'

const wordsOf = (part: PatternPart | undefined): string =>
  part && 'words' in part ? part.words : ''

/** Values that are a name of a network, which is Latin or Chinese: the spaces beside it go where the name is Chinese. */
const networks: ReadonlySet<string> = new Set(['chain', 'network'])

const isNetwork = (part: PatternPart | undefined): boolean =>
  part !== undefined && 'value' in part && networks.has(part.value)

/** The parts of a pattern; a space between Chinese characters and a network's name is the value's own. */
function partsOf(pattern: string): readonly PatternPart[] {
  const parts = parsePattern(pattern)
  return parts.map((part, at) => {
    if (!('words' in part)) return part
    const words = isNetwork(parts[at + 1])
      ? part.words.replace(/(?<=\p{Script=Han}) $/u, '')
      : part.words
    return { words: isNetwork(parts[at - 1]) ? words.replace(/^ (?=\p{Script=Han})/u, '') : words }
  })
}

/** JavaScript of a value; right beside Chinese characters it is spaced as its own script asks. */
function renderValue(parts: readonly PatternPart[], at: number, value: string): string {
  const before = /\p{Script=Han}$/u.test(wordsOf(parts[at - 1]))
  const after = /^\p{Script=Han}/u.test(wordsOf(parts[at + 1]))
  return before || after ? `spaceLatin(i.${value}, ${before}, ${after})` : `i.${value}`
}

/** JavaScript that writes a pattern from the values `i`. */
function renderPattern(pattern: string): string {
  const read = partsOf(pattern)
  const parts = read.map((part, at) =>
    'words' in part ? JSON.stringify(part.words) : renderValue(read, at, part.value),
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

/** A function of a message's values and, where it is asked for, a language. */
function renderFunction(key: string, locales: readonly LocaleTexts[]): string {
  const base = locales.find(({ locale }) => locale === baseLocale)?.texts[key]
  const others = locales
    .filter(({ locale }) => locale !== baseLocale)
    .map(({ locale, texts }) => {
      // A text that is missing reads as the base language does; the check refuses it long before.
      const text = renderText(locale, texts[key] ?? base ?? '')
      return `l === ${JSON.stringify(locale)} ? ${text} : `
    })
  return [
    `export const ${key} = (i, o) => {`,
    '  const l = o?.locale ?? getLocale()',
    `  return ${others.join('')}${renderText(baseLocale, base ?? '')}`,
    '}',
    '',
  ].join('\n')
}

/**
 * A module of messages. It imports little more than the language of the visitor, so that a bundle carries the texts it uses
 * and no table of them.
 */
export function renderMessages(keys: readonly string[], locales: readonly LocaleTexts[]): string {
  const functions = keys.map((key) => renderFunction(key, locales)).join('')
  return [
    "import { getLocale } from '../../src/locale.ts'\n",
    functions.includes('pluralCategory(')
      ? "import { pluralCategory } from '../../src/plural-category.ts'\n"
      : '',
    functions.includes('spaceLatin(')
      ? "import { spaceLatin } from '../../src/space-latin.ts'\n"
      : '',
    functions,
  ].join('')
}
