import { expect, test } from 'vitest'
import { calculateRewardsChange } from './rewards-change.ts'
import { testPool } from './test/pool-fixture.ts'

const running = testPool({ staked: 100n, countedUntil: 2_000 })
const { startAt, endAt } = running

test('more costs what is missing after what the pool has over, and worse terms open the exit', () => {
  const more = { rate: 150n, startAt, endAt }
  expect(calculateRewardsChange(running, more, 2_000)).toEqual({
    ...{ cost: 50n * 99_000n, spent: 0n, freed: 0n, opensExit: false },
  })
  const rich = { ...running, surplus: 1_000_000n }
  expect(calculateRewardsChange(rich, more, 2_000)).toMatchObject({
    ...{ cost: 50n * 99_000n - 1_000_000n, spent: 1_000_000n },
  })
  // Where the surplus pays for all of it, that much can no longer be recovered.
  expect(calculateRewardsChange({ ...running, surplus: 9_000_000n }, more, 2_000)).toEqual({
    ...{ cost: 0n, spent: 50n * 99_000n, freed: 0n, opensExit: false },
  })
  expect(calculateRewardsChange(running, { rate: 40n, startAt, endAt }, 2_000)).toEqual({
    ...{ cost: 0n, spent: 0n, freed: 60n * 99_000n, opensExit: true },
  })
})

test('seconds without a stake are surplus that pays for more', () => {
  const empty = testPool({ countedUntil: 1_000 })
  const more = { rate: 150n, startAt, endAt }
  expect(calculateRewardsChange(empty, more, 2_000).cost).toBe(50n * 99_000n - 100_000n)
})

test('a longer run at a lower rate costs more with each second of the review, and that is counted', () => {
  const longer = { rate: 60n, startAt, endAt: 301_000 }
  const missing = (at: number) => 60n * BigInt(301_000 - at) - 100n * BigInt(101_000 - at)
  const { cost } = calculateRewardsChange(running, longer, 2_000)
  expect(cost).toBe(missing(2_600))
  expect(cost).toBeGreaterThan(missing(2_000))
  // Where the old end falls into the review, the most is at the end.
  const late = calculateRewardsChange({ ...running, countedUntil: 100_700 }, longer, 100_700)
  expect(late.cost).toBe(missing(101_000))
})
