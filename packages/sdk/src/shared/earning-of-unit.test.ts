import { expect, test } from 'vitest'
import { calculateUnitEarning, earningSpan } from './earning-of-unit.ts'

const year = 31_536_000
const day = 86_400
const pool = { rate: 3n, endAt: 1_000 + year, staked: 200n }

test('a unit earns its part of a year’s rewards, where they run that long', () => {
  expect(calculateUnitEarning(pool, 100n, 1_000)).toEqual({
    ...{ part: 100n, reward: (3n * 31_536_000n) / 2n, isYear: true },
  })
  expect(calculateUnitEarning({ ...pool, endAt: 5 * year }, 100n, 1_000)?.reward).toBe(47_304_000n)
})

test('in a pool of two days it earns what is left, and no year', () => {
  const short = { ...pool, endAt: 1_000 + 2 * day }
  expect(calculateUnitEarning(short, 100n, 1_000)).toEqual({
    ...{ part: 100n, reward: (3n * 172_800n) / 2n, isYear: false },
  })
  expect(calculateUnitEarning(short, 100n, short.endAt - 1)?.reward).toBe(1n)
  expect(calculateUnitEarning(short, 100n, short.endAt)?.reward).toBe(0n)
  expect(earningSpan(1_000, 2_000)).toEqual({ seconds: 0n, isYear: false })
})

test('of less than a unit in all nobody has a whole one', () => {
  const { part, reward } = calculateUnitEarning({ ...pool, staked: 20n }, 100n, 1_000) ?? {}
  expect({ part, reward }).toEqual({ part: 20n, reward: 3n * 31_536_000n })
  expect(calculateUnitEarning({ ...pool, staked: 0n }, 100n, 1_000)).toBeUndefined()
})
