import { expect, test } from 'vitest'
import { shareBps } from './share-bps.ts'

test.each([
  [1n, 3n, 3_333n],
  [2n, 3n, 6_667n],
  [3n, 2n, 15_000n],
  [0n, 7n, 0n],
  [7n, 7n, 10_000n],
  // What is not all of it never reads as all of it.
  [99_999n, 100_000n, 9_999n],
  [1n, 0n, 0n],
  [-2n, 3n, -6_667n],
])('%i of %i is %i basis points, rounded', (part, whole, bps) => {
  expect(shareBps(part, whole)).toBe(bps)
})
