import type { LocaleText, LocaleTexts } from '../build/read-locales.ts'
import { specifiedTexts } from './specified-texts.ts'
import { wordRules } from './word-rules.ts'

/** Most words of one English clause, as design and readers want it. */
const CLAUSE_WORDS = 20

/** A value that is a bound, which is never one. */
const bounds = /^(?:min|max|limit|most|least)/i

const counted =
  /\{(\w+)\} (?:(?:different|kill|leading|more|new|newest|other|repeated|smallest|unread) )?(?:address(?:es)|airdrops|attempts|batches|blocks|bytes|characters|collections|contracts|days|decimals|digits|entries|files|hits|holders|hours|items|levels|lines|listings|locks|members|minutes|networks|NFTs|notifications|parts|participants|pools|presales|recipients|releases|rows|seconds|shares|signatures|slots|steps|tokens|transactions|tries|wallets|weeks|years|zeros)\b/g

const formsOf = (text: LocaleText): readonly string[] => {
  if (typeof text === 'string') return [text]
  const { plural: _plural, ...forms } = text
  return Object.values(forms)
}

function countWithoutForms(text: LocaleText): boolean {
  if (typeof text !== 'string') return false
  return [...text.matchAll(counted)].some(([, value = '']) => !bounds.test(value))
}

const isLong = (form: string) =>
  form
    .split(/[.!?:;](?:\s|$)|\n/)
    .some((clause) => clause.trim().split(/\s+/).length > CLAUSE_WORDS)

/** Messages whose words are the specification's, full stop or none. */
const specifiedKeys: ReadonlySet<string> = new Set(specifiedTexts.flatMap(({ keys }) => keys))

/** How a sentence ends, or with words of somebody else, which have an end of their own. */
const sentenceEnd = /(?:[.?!。？！]|\{(?:reason|name)\})$/

const isUnended = (key: string, text: LocaleText) =>
  key.startsWith('error_') &&
  !specifiedKeys.has(key) &&
  formsOf(text).some((form) => !sentenceEnd.test(form))

function ownProblems(text: LocaleText): string[] {
  const problems: string[] = []
  if (countWithoutForms(text)) problems.push('a count has its plural forms')
  if (formsOf(text).some(isLong)) problems.push(`a clause has at most ${CLAUSE_WORDS} words`)
  return problems
}

/** What texts say in other words than the field does: the rule and the text, by key. */
export function findWordProblems(locales: readonly LocaleTexts[]): readonly string[] {
  return locales.flatMap(({ locale, texts }) => {
    const rules = wordRules.filter((rule) => rule.locale === locale)
    return Object.entries(texts).flatMap(([key, text]) => {
      const broken = rules
        .filter(
          ({ keys, pattern }) =>
            (keys?.test(key) ?? true) && formsOf(text).some((form) => pattern.test(form)),
        )
        .map(({ name }) => name)
      const own = locale === 'en-US' ? ownProblems(text) : []
      const unended = isUnended(key, text) ? ['an error ends with a full stop'] : []
      return [...broken, ...own, ...unended].map((name) => `${key}: ${name} (${locale})`)
    })
  })
}
