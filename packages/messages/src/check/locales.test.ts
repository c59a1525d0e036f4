import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocales } from '../build/read-locales.ts'
import { findLocaleProblems } from './find-locale-problems.ts'
import { findWordProblems } from './find-word-problems.ts'

const packageRoot = join(import.meta.dirname, '..', '..')
const locales = readLocales(packageRoot)

test('every language says everything, with the same values, in its own words', () => {
  const listFile = join(packageRoot, 'locales', 'same-in-every-language.json')
  const mayBeSame: string[] = JSON.parse(readFileSync(listFile, 'utf8'))
  expect(locales.map(({ locale }) => locale)).toEqual(['en-US', 'zh-CN'])
  expect(findLocaleProblems(locales, mayBeSame)).toEqual([])
})

test('every text uses the words of the field, one for each concept', () => {
  expect(findWordProblems(locales)).toEqual([])
})
