import { expect, test } from 'vitest'
import { hasWalletSource } from './use-region.ts'

test.each([
  ['?utm_source=imtoken', true],
  ['?chain=bsc&source=TokenPocket', true],
  ['?source=newsletter', false],
  ['?chain=imtoken', false],
  ['', false],
])('%s: %s', (search, expected) => {
  expect(hasWalletSource(search)).toBe(expected)
})
