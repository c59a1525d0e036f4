import { expect, test } from 'vitest'
import { namePattern } from './name-pattern.ts'

test.each([
  ['Gold', 'part', { part: '%Gold%' }],
  ['100%_\\', 'part', { part: '%100\\%\\_\\\\%' }],
  ['港', 'inside', { inside: '港' }],
  ['港湾币', 'inside', { inside: '港湾币' }],
  ['Ök', 'inside', { inside: 'Ök' }],
])('%s is looked for as %s', (search, kind, values) => {
  expect(namePattern(search)).toEqual({ kind, values })
})

const bytes = (text: string) => Buffer.from(text)
/** As the server compares them: byte by byte. */
const isBetween = (text: string, { from, until }: { from: string; until: string }) =>
  Buffer.compare(bytes(text), bytes(from)) >= 0 && Buffer.compare(bytes(text), bytes(until)) < 0

test.each(['a', 'sa', 'Zz', '%_', '\u007f'])('%j is looked for as a beginning', (search) => {
  const pattern = namePattern(search)
  if (pattern.kind !== 'start') throw new Error(`looked for as ${pattern.kind}`)
  const start = search.toLowerCase()
  for (const more of ['', 'a', '\u{10fffe}', '滑道']) {
    expect(isBetween(`${start}${more}`, pattern.values)).toBe(true)
    expect(isBetween(`\u0001${start}${more}`, pattern.values)).toBe(false)
  }
  expect(isBetween(pattern.values.until, pattern.values)).toBe(false)
})
