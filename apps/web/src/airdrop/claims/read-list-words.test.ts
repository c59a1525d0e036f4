import { expect, test } from 'vitest'
import { parseListWords } from './read-list-words.ts'

const head = (words: object) => JSON.stringify({ version: 1, chainId: 56, ...words }).slice(0, -1)

test('the words of a list are read from its beginning alone', () => {
  const text = `${head({ title: 'Spring', about: 'For "early" folk' })},"entries":[["0x12`
  expect(parseListWords(text)).toEqual({ title: 'Spring', about: 'For "early" folk' })
})

test.each([
  ['no words', `${head({})},"entries":[`],
  ['words that are none', `${head({ title: 5, about: '  ' })},"entries":[`],
  ['another file', '<html>'],
  ['broken text', '{"title":"a,"entries":['],
])('%s are no words', (_, text) => {
  expect(parseListWords(text)).toEqual({})
})

test('words are cut where the form would refuse them', () => {
  const text = `${head({ title: 'x'.repeat(200) })},"entries":[`
  expect(parseListWords(text).title).toHaveLength(80)
})
