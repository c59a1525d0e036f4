import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocales } from '../build/read-locales.ts'
import { findLocaleProblems } from './find-locale-problems.ts'

const packageRoot = join(import.meta.dirname, '..', '..')

test('every language says everything, with the same values, in its own words', () => {
  const listFile = join(packageRoot, 'locales', 'same-in-every-language.json')
  const mayBeSame: string[] = JSON.parse(readFileSync(listFile, 'utf8'))
  expect(findLocaleProblems(readLocales(packageRoot), mayBeSame)).toEqual([])
})
