import { expect, test } from 'vitest'
import { namePattern } from './name-pattern.ts'

test.each([
  ['Gk', 'start', 'gk%'],
  ['%_', 'start', '\\%\\_%'],
  ['Gold', 'part', '%Gold%'],
  ['港', 'inside', '港'],
  ['港湾币', 'inside', '港湾币'],
  ['Ök', 'inside', 'ök'],
])('%s is looked for as %s', (search, kind, pattern) => {
  expect(namePattern(search)).toEqual({ kind, pattern })
})
