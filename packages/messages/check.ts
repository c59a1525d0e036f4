/** `node packages/messages/check.ts`: fails when a text is missing, unused, untranslated, or disagrees between languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLocales } from './src/build/read-locales.ts'
import { findLocaleProblems } from './src/check/find-locale-problems.ts'
import { findUsageProblems } from './src/check/find-usage-problems.ts'
import { findWordProblems } from './src/check/find-word-problems.ts'
import { readSources } from './src/check/read-sources.ts'
import { findMissingSpecifiedTexts } from './src/check/specified-texts.ts'

const root = import.meta.dirname
const locales = readLocales(root)
const english = locales[0]?.texts ?? {}
const mayBeSame: string[] = JSON.parse(
  readFileSync(join(root, 'locales', 'same-in-every-language.json'), 'utf8'),
)
const problems = [
  ...findLocaleProblems(locales, mayBeSame),
  ...findUsageProblems(Object.keys(english), readSources(join(root, '..', '..'))),
  ...findMissingSpecifiedTexts(english),
  ...findWordProblems(locales),
]

if (problems.length > 0) {
  process.stderr.write(`messages: ${problems.length} problems\n  ${problems.join('\n  ')}\n`)
  process.exit(1)
}
process.stdout.write(
  `messages: ${Object.keys(english).length} texts in ${locales.length} languages, all used and complete\n`,
)
