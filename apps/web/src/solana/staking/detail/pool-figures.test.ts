import { calculateLimitLeft } from '@slipway/sdk/shared/stake-earnings'
import { expect, test } from 'vitest'
import { calculateArriving, calculateYearlyBps } from './pool-figures.ts'
import { testPool, testToken } from './test/pool-fixture.ts'

test('a yearly return is said of one and the same token alone, while rewards run for a year', () => {
  const { mint } = testToken()
  const year = 31_536_000
  const long = { rewardMint: mint, endAt: 2_000 + year, staked: 31_536_000n * 200n }
  expect(calculateYearlyBps(testPool(long), 2_000)).toBe(5_000)
  // Less than a basis point is more than nothing.
  expect(calculateYearlyBps(testPool({ ...long, staked: long.staked * 20_000n }), 2_000)).toBe(0.25)
  expect(calculateYearlyBps(testPool(long), 2_001)).toBeUndefined()
  expect(calculateYearlyBps(testPool(long), 999)).toBeUndefined()
  expect(calculateYearlyBps(testPool({ ...long, staked: 0n }), 2_000)).toBeUndefined()
  expect(
    calculateYearlyBps(testPool({ ...long, rewardMint: testPool().rewardMint }), 2_000),
  ).toBeUndefined()
})

test('a limit leaves what is below it, until its time is over', () => {
  const pool = testPool({ limit: 100n, limitSeconds: 50 })
  expect(calculateLimitLeft(pool, 30n, 1_049)).toBe(70n)
  expect(calculateLimitLeft(pool, 130n, 1_049)).toBe(0n)
  expect(calculateLimitLeft(pool, 30n, 1_050)).toBeUndefined()
  expect(calculateLimitLeft(testPool(), 30n, 0)).toBeUndefined()
})

test('a transfer withholds its fee rounded up, and no more than the token’s most', () => {
  const taxed = testToken({ isTaxed: true, transferFeeBps: 100, transferFeeMax: 50n })
  expect(calculateArriving(taxed, 101n)).toBe(99n)
  expect(calculateArriving(taxed, 1_000_000n)).toBe(999_950n)
  expect(calculateArriving(testToken(), 101n)).toBe(101n)
})
