import { describe, expect, test } from 'vitest'
import { calculateImpactBps, calculateTradeLeast, keepReviewedLeast } from './trade-math.ts'

const pool = { depth: { token: 1_000_000n, quote: 1_000n } }

describe('impact', () => {
  test('what a trade brings less than the price says', () => {
    // A tenth of the quote's side without a fee: 1/11 less.
    expect(calculateImpactBps({ side: 'buy', amount: 100n }, pool, 90_909n)).toBeCloseTo(909.1)
    expect(calculateImpactBps({ side: 'sell', amount: 100_000n }, pool, 90n)).toBe(1_000)
  })

  test('is more than nothing where a trade loses less than a basis point', () => {
    const deep = { depth: { token: 10n ** 24n, quote: 10n ** 24n } }
    const impact = calculateImpactBps({ side: 'buy', amount: 10n ** 9n }, deep, 10n ** 9n - 1n)
    expect(impact).toBeGreaterThan(0)
    expect(impact).toBeLessThan(1)
  })

  test('none where nothing is lost, or rounding alone takes it', () => {
    expect(calculateImpactBps({ side: 'buy', amount: 1n }, pool, 1_000n)).toBe(0)
    expect(calculateImpactBps({ side: 'sell', amount: 1n }, pool, 0n)).toBe(0)
    const dry = { depth: { token: 0n, quote: 0n } }
    expect(calculateImpactBps({ side: 'buy', amount: 1n }, dry, 0n)).toBe(0)
  })
})

test('the least is never a unit below what the slippage allows', () => {
  expect(calculateTradeLeast(10_000n, 100n)).toBe(9_900n)
  expect(calculateTradeLeast(999n, 100n)).toBe(990n)
  expect(calculateTradeLeast(1n, 5_000n)).toBe(1n)
  expect(calculateTradeLeast(3n, 0n)).toBe(3n)
})

describe('the least that must arrive, when a trade is made anew', () => {
  test.each([
    ['nothing was shown', undefined, 990n, 1_000n, 990n],
    ['the price stands', 990n, 990n, 1_000n, 990n],
    ['the price fell within the bound', 990n, 982n, 992n, 990n],
    ['the price fell below the bound', 990n, 980n, 989n, 980n],
    ['the price rose a little', 990n, 998n, 1_008n, 990n],
    ['the price rose so far that the old bound would give room away', 990n, 1_089n, 1_100n, 1_089n],
  ])('%s', (_case, reviewed, least, received, kept) => {
    expect(keepReviewedLeast(reviewed, least, received)).toBe(kept)
  })
})
