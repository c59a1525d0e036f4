import { expect, test } from 'vitest'
import { shareBps } from './share-bps.ts'

test.each([
  [1n, 3n, 3_333.333],
  [2n, 3n, 6_666.667],
  [3n, 2n, 15_000],
  [0n, 7n, 0],
  [7n, 7n, 10_000],
  [57n * 10n ** 30n, 10n ** 32n, 5_700],
  [1n, 0n, 0],
  [-2n, 3n, -6_666.667],
])('%i of %i is %i basis points, with their fraction', (part, whole, bps) => {
  expect(shareBps(part, whole)).toBeCloseTo(bps, 3)
})

test('what is more than nothing is never nothing, and what is not the whole never all of it', () => {
  const whole = 10n ** 36n
  expect(shareBps(1n, whole)).toBeGreaterThan(0)
  expect(shareBps(whole - 1n, whole)).toBeLessThan(10_000)
})

test('whole basis points are exact, however large the amounts', () => {
  const whole = 3n * 10n ** 27n
  for (let bps = 0n; bps <= 10_000n; bps += 7n)
    expect(shareBps((whole / 10_000n) * bps, whole)).toBe(Number(bps))
})
