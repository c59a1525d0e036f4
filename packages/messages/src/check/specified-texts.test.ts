import { expect, test } from 'vitest'
import { readLocale } from '../build/read-locales.ts'
import { findMissingSpecifiedTexts, specifiedTexts } from './specified-texts.ts'

const { texts } = readLocale(new URL('../../', import.meta.url).pathname, 'en-US')

test('every text that the specification gives in words is said by each of its messages', () => {
  expect(findMissingSpecifiedTexts(texts)).toEqual([])
})

test.each(specifiedTexts.flatMap(({ keys }) => keys))('another wording of %s is noticed', (key) => {
  const found = findMissingSpecifiedTexts({ ...texts, [key]: 'something else' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((line) => line.startsWith(`${key} `))).toBe(true)
})

test('a message that is gone is noticed', () => {
  const count = specifiedTexts.flatMap(({ keys }) => keys).length
  expect(findMissingSpecifiedTexts({})).toHaveLength(count)
})
