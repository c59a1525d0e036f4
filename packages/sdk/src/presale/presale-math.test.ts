import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateSquareRoot } from '../shared/calculate-square-root.ts'
import { smaller } from '../shared/smaller.ts'
import {
  calculateAllocation,
  calculateExitFee,
  calculateKept,
  calculateListingPremiumBps,
  calculateNextPrice,
  calculateRaise,
  calculateReleasedBps,
  calculateTokenSplit,
  calculateTokens,
  calculateTokensNeeded,
  calculateVestingSteps,
  reachesSoftCap,
} from './presale-math.ts'

const one = 10n ** 18n
const presale = {
  hardCap: 100n * one,
  presaleRate: 1_000n * one,
  liquidityRate: 800n * one,
  liquidityPercent: 6_000n,
}
const amounts = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const rates = fc.bigInt({ min: 1n, max: 10n ** 30n })

describe('tokens of a presale', () => {
  test('buyers’ part and pool’s part', () => {
    expect(calculateTokenSplit(presale)).toEqual({
      forSale: 100_000n * one,
      forPool: 48_000n * one,
      needed: 148_000n * one,
      poolCurrency: 60n * one,
      ownerCurrency: 40n * one,
    })
    expect(calculateTokensNeeded({ ...presale, liquidityPercent: 0n })).toBe(100_000n * one)
  })

  test('a part of a base unit is nobody’s: sums are rounded down, each by itself', () => {
    const odd = {
      hardCap: 7n,
      presaleRate: one / 2n,
      liquidityRate: one / 4n,
      liquidityPercent: 5_100n,
    }
    expect(calculateTokenSplit(odd)).toMatchObject({ forSale: 3n, poolCurrency: 3n, forPool: 0n })
    expect(calculateTokensNeeded(odd)).toBe(3n)
  })

  test('what is needed is enough for every raise (P-14)', () => {
    fc.assert(
      fc.property(
        amounts,
        rates,
        rates,
        fc.integer({ min: 5_100, max: 10_000 }),
        amounts,
        (hardCap, presaleRate, liquidityRate, liquidityPercent, part) => {
          const terms = { hardCap, presaleRate, liquidityRate, liquidityPercent }
          const raise = calculateRaise(terms, part % (hardCap + 1n))
          expect(raise.tokensUnsold >= 0n).toBe(true)
          expect(raise.tokensSold + raise.tokensListed + raise.tokensUnsold).toBe(
            calculateTokensNeeded(terms),
          )
          expect(raise.intoPool + raise.toOwner).toBe(raise.accepted)
        },
      ),
    )
  })

  test('what is above the hard cap is not accepted, and inviters are paid out of the owner’s part', () => {
    const raise = calculateRaise({ ...presale, inviterRatesBps: [500n, 250n] }, 250n * one)
    expect(raise).toMatchObject({
      accepted: 100n * one,
      toOwner: 40n * one,
      toInvitersMax: (75n * one) / 10n,
      tokensUnsold: 0n,
    })
  })
})

describe('a contribution', () => {
  const fair = { kind: 'fair', hardCap: 100n, presaleRate: 3n * one }

  test('is worth all of it while the presale is not over-subscribed', () => {
    expect(calculateAllocation(fair, 40n, 100n)).toEqual({
      accepted: 40n,
      excess: 0n,
      tokens: 120n,
    })
  })

  test('is worth its share of the hard cap in an over-subscribed fair presale; the rest comes back', () => {
    expect(calculateAllocation(fair, 40n, 300n)).toEqual({
      accepted: 13n,
      excess: 26n,
      tokens: 39n,
    })
  })

  test('all shares together never take more than the hard cap', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 20 }), amounts, (parts, hardCap) => {
        const total = parts.reduce((sum, part) => sum + part, 0n)
        const accepted = parts
          .map((part) => calculateAllocation({ ...fair, hardCap }, part, total).accepted)
          .reduce((sum, part) => sum + part, 0n)
        const kept = smaller(total, hardCap)
        expect(accepted <= kept).toBe(true)
        // Rounding keeps at most one unit a wallet (P-14).
        expect(kept - accepted <= BigInt(parts.length)).toBe(true)
      }),
    )
  })

  test('is kept as far as the wallet and the hard cap have room', () => {
    const presaleRate = 10n ** 18n
    const open = { kind: 'normal', hardCap: 100n, maxCurrency: 30n, presaleRate, total: 80n }
    expect(calculateKept(open, 50n, 0n)).toBe(20n)
    expect(calculateKept(open, 50n, 25n)).toBe(5n)
    expect(calculateKept(open, 4n, 25n)).toBe(4n)
    expect(calculateKept({ ...open, total: 100n }, 1n, 0n)).toBe(0n)
    expect(calculateKept({ ...open, kind: 'fair' }, 50n, 0n)).toBe(30n)
    expect(calculateKept(open, 50n, 31n)).toBe(0n)
  })

  test('is kept as far as it buys whole base units where one costs more than a unit of currency', () => {
    // Three of the currency for one of the token.
    const presaleRate = 10n ** 18n / 3n + 1n
    const presale = { kind: 'normal', hardCap: 100n, maxCurrency: 100n, presaleRate, total: 0n }
    expect(calculateKept(presale, 2n, 0n)).toBe(0n)
    expect(calculateNextPrice(presaleRate, 2n, 0n)).toBe(3n)
    expect(calculateKept(presale, 3n, 0n)).toBe(3n)
    expect(calculateKept(presale, 5n, 0n)).toBe(3n)
    expect(calculateKept(presale, 4n, 2n)).toBe(4n)
    fc.assert(
      fc.property(amounts, amounts, (amount, already) => {
        const kept = calculateKept(
          { ...presale, hardCap: 1n << 120n, maxCurrency: 1n << 120n },
          amount,
          already,
        )
        expect(kept <= amount).toBe(true)
        const withAll = calculateTokens(already + amount, presaleRate)
        expect(calculateTokens(already + kept, presaleRate)).toBe(withAll)
      }),
    )
  })

  test('reaches a soft cap that is missed by less than one base unit of the token', () => {
    const caps = { hardCap: 100n, softCap: 100n, presaleRate: 3n * 10n ** 17n }
    expect(reachesSoftCap('normal', caps, 96n)).toBe(false)
    expect(reachesSoftCap('normal', caps, 97n)).toBe(true)
    expect(reachesSoftCap('fair', caps, 97n)).toBe(false)
    expect(reachesSoftCap('normal', { ...caps, hardCap: 3n, softCap: 3n }, 0n)).toBe(false)
  })

  test('loses a tenth when it leaves an open presale', () => {
    expect(calculateExitFee(1_009n, 1_000n)).toBe(100n)
  })
})

describe('linear release', () => {
  const terms = { vest: true, vestFirst: 2_500n, vestCycle: 60n, vestPercent: 3_300n }

  test.each([
    [-1n, 0n],
    [0n, 2_500n],
    [59n, 2_500n],
    [60n, 5_800n],
    [119n, 5_800n],
    [120n, 9_100n],
    [180n, 10_000n],
    [10n ** 12n, 10_000n],
  ])('after %i seconds %i basis points are out', (elapsed, bps) => {
    expect(calculateReleasedBps(terms, elapsed)).toBe(bps)
  })

  test('everything at once without it', () => {
    const off = { ...terms, vest: false, vestCycle: 0n }
    expect(calculateReleasedBps(off, -1n)).toBe(0n)
    expect(calculateReleasedBps(off, 0n)).toBe(10_000n)
    expect(calculateVestingSteps(off)).toEqual([
      { afterSeconds: 0n, bps: 10_000n, totalBps: 10_000n },
    ])
  })

  test('steps that do not divide the whole end with what remains (P-32)', () => {
    expect(calculateVestingSteps(terms)).toEqual([
      { afterSeconds: 0n, bps: 2_500n, totalBps: 2_500n },
      { afterSeconds: 60n, bps: 3_300n, totalBps: 5_800n },
      { afterSeconds: 120n, bps: 3_300n, totalBps: 9_100n },
      { afterSeconds: 180n, bps: 900n, totalBps: 10_000n },
    ])
  })

  test('a first part of nothing is no step', () => {
    const [first] = calculateVestingSteps({ ...terms, vestFirst: 0n })
    expect(first).toEqual({ afterSeconds: 60n, bps: 3_300n, totalBps: 3_300n })
  })

  test('steps and clock agree at every second around a step, and the parts are the whole', () => {
    const anyTerms = fc.record({
      vest: fc.constant(true),
      vestFirst: fc.bigInt({ min: 0n, max: 10_000n }),
      vestCycle: fc.bigInt({ min: 60n, max: 10n ** 8n }),
      vestPercent: fc.bigInt({ min: 50n, max: 10_000n }),
    })
    fc.assert(
      fc.property(anyTerms, (any) => {
        const steps = calculateVestingSteps(any)
        expect(steps.reduce((sum, { bps }) => sum + bps, 0n)).toBe(10_000n)
        for (const { afterSeconds, bps, totalBps } of steps) {
          expect(calculateReleasedBps(any, afterSeconds)).toBe(totalBps)
          expect(calculateReleasedBps(any, afterSeconds - 1n)).toBe(totalBps - bps)
        }
      }),
    )
  })
})

test('how much dearer the pool starts', () => {
  expect(calculateListingPremiumBps(presale)).toBe(2_500)
  expect(calculateListingPremiumBps({ presaleRate: 800n, liquidityRate: 1_000n })).toBe(-2_000)
  expect(calculateListingPremiumBps({ presaleRate: 1n, liquidityRate: 0n })).toBe(0)
})

test('the square root is the largest number whose square fits', () => {
  for (const value of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n]) {
    expect(calculateSquareRoot(value)).toBe(BigInt(Math.floor(Math.sqrt(Number(value)))))
  }
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (value) => {
      const root = calculateSquareRoot(value)
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
    }),
  )
})
