import { expect, test } from 'vitest'
import { withoutEndSlashes } from './without-end-slashes.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/token', '/token'],
  ['/token///', '/token'],
  ['/a//b/', '/a//b'],
  ['', ''],
])('%s becomes %s', (path, plain) => {
  expect(withoutEndSlashes(path)).toBe(plain)
})
