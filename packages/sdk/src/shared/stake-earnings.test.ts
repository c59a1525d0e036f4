import { expect, test } from 'vitest'
import {
  calculateDailyEarning,
  calculateEarningUntilEnd,
  calculateYearlyEarning,
  rewardSecondsLeft,
  runsForYear,
} from './stake-earnings.ts'

const year = 31_536_000
const quarter = { part: 25n, total: 100n }

test('a part earns its share of a day, of a year, and of what is left until the end', () => {
  const pool = { rate: 100n, startAt: 1_000, endAt: 101_000 }
  expect(calculateDailyEarning(100n, quarter)).toBe(2_160_000n)
  expect(calculateYearlyEarning(100n, quarter)).toBe(788_400_000n)
  expect(calculateEarningUntilEnd(pool, quarter, 500)).toBe(2_500_000n)
  expect(calculateEarningUntilEnd(pool, quarter, 100_000)).toBe(25_000n)
  expect(calculateEarningUntilEnd(pool, quarter, 101_001)).toBe(0n)
})

test('of a pool without a stake nothing is earned', () => {
  const none = { part: 0n, total: 0n }
  expect(calculateDailyEarning(100n, none)).toBe(0n)
  expect(calculateYearlyEarning(100n, none)).toBe(0n)
  expect(calculateEarningUntilEnd({ rate: 1n, startAt: 0, endAt: 9 }, none, 0)).toBe(0n)
})

test('a year is named where rewards run that long, counted from a start that is still to come', () => {
  const times = { startAt: 1_000, endAt: 1_000 + year }
  expect(rewardSecondsLeft(times, 0)).toBe(BigInt(year))
  expect([runsForYear(times, 0), runsForYear(times, 1_000)]).toEqual([true, true])
  expect(runsForYear(times, 1_001)).toBe(false)
  // A year from now is no year of rewards.
  expect(runsForYear({ startAt: 1_000, endAt: year + 500 }, 0)).toBe(false)
})
