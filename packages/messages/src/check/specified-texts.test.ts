import { expect, test } from 'vitest'
import { readLocale } from '../build/read-locales.ts'
import { findMissingSpecifiedTexts, specifiedNftErrors, specifiedTexts } from './specified-texts.ts'

const folder = new URL('../../', import.meta.url).pathname
const { texts } = readLocale(folder, 'en-US')

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

test('each of the thirteen errors of NFT contracts is explained in both languages, by words of its own', () => {
  const keys = Object.values(specifiedNftErrors)
  expect(keys).toHaveLength(13)
  for (const locale of ['en-US', 'zh-CN']) {
    const said = keys.map((key) => readLocale(folder, locale).texts[key])
    expect(said.filter((text) => typeof text === 'string' && text !== '')).toHaveLength(13)
    expect(new Set(said).size).toBe(13)
  }
})
