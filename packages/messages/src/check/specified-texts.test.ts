import { expect, test } from 'vitest'
import { readLocale } from '../build/read-locales.ts'
import { findMissingSpecifiedTexts, specifiedTexts } from './specified-texts.ts'

test('every text that the specification gives word for word is said', () => {
  const { texts } = readLocale(new URL('../../', import.meta.url).pathname, 'en-US')
  expect(findMissingSpecifiedTexts(Object.values(texts))).toEqual([])
})

test('a changed wording is noticed', () => {
  expect(findMissingSpecifiedTexts([])).toHaveLength(specifiedTexts.length)
})
