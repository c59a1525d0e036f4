import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { calculateReleasedAmount, type ReleasableLock } from '@slipway/sdk/lock/release-math'
import { describe, expect, it } from 'vitest'
import { calculateUnlocks } from './unlock-calendar.ts'

const DAY = 86_400
/** 00:00 UTC of 2026-03-01. */
const MARCH = 1_772_323_200

const lock = (change: Partial<ReleasableLock> = {}): ReleasableLock => ({
  amount: 1_000n,
  initialAmount: 1_000n,
  unlockAt: MARCH,
  ...change,
})
const schedule = (change: Partial<NonNullable<ReleasableLock['schedule']>>) => ({
  cliffAt: MARCH,
  firstBps: 0,
  cycleSeconds: 0,
  cycleBps: 0,
  ...change,
})

/** Everything that is locked is told exactly once. */
function expectWhole(locks: readonly ReleasableLock[], now: number) {
  const { freeAlready, unlocks } = calculateUnlocks(locks, now)
  const told = unlocks.reduce((sum, { amount }) => sum + amount, freeAlready)
  expect(told).toBe(locks.reduce((sum, { amount }) => sum + amount, 0n))
  expect(unlocks.every(({ at, amount }) => at > now && amount > 0n)).toBe(true)
  const times = unlocks.map(({ at }) => at)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  return unlocks
}

describe('what comes free when', () => {
  it('of a lock without a schedule is all of it at its end, and nothing is left to come from then on', () => {
    expect(calculateUnlocks([lock()], MARCH - 1)).toEqual({
      freeAlready: 0n,
      nextUnlockAt: MARCH,
      unlocks: [{ at: MARCH, amount: 1_000n }],
    })
    expect(calculateUnlocks([lock()], MARCH)).toEqual({
      freeAlready: 1_000n,
      nextUnlockAt: null,
      unlocks: [],
    })
  })

  it('of a lock for ever is nothing', () => {
    const forever = lock({ unlockAt: lockLimits.forever })
    expect(calculateUnlocks([forever], MARCH).unlocks).toEqual([])
  })

  it('of a stepped release is each step that is still to come, less what was withdrawn', () => {
    const stepped = lock({
      amount: 700n,
      unlockAt: MARCH + 9 * DAY,
      schedule: schedule({ firstBps: 1_000, cycleSeconds: 3 * DAY, cycleBps: 3_000 }),
    })
    expect(expectWhole([stepped], MARCH + 1)).toEqual([
      { at: MARCH + 3 * DAY, amount: 100n },
      { at: MARCH + 6 * DAY, amount: 300n },
      { at: MARCH + 9 * DAY, amount: 300n },
    ])
  })

  it('of a release by the second is told at midnights, and to the unit', () => {
    const linear = lock({
      amount: 10n ** 20n + 7n,
      initialAmount: 10n ** 20n + 7n,
      unlockAt: MARCH + 3 * DAY + 5,
      schedule: schedule({ cliffAt: MARCH + 100, firstBps: 2_500 }),
    })
    const unlocks = expectWhole([linear], MARCH)
    expect(unlocks.map(({ at }) => at)).toEqual([
      MARCH + 100,
      MARCH + DAY,
      MARCH + 2 * DAY,
      MARCH + 3 * DAY,
      MARCH + 3 * DAY + 5,
    ])
    const untilSecond = unlocks.slice(0, 2).reduce((sum, { amount }) => sum + amount, 0n)
    expect(untilSecond).toBe(calculateReleasedAmount(linear, MARCH + DAY))
  })

  it('of a release over years is told by months, over decades by years', () => {
    const until = (years: number) =>
      lock({
        amount: 10n ** 18n,
        initialAmount: 10n ** 18n,
        unlockAt: MARCH + years * 365 * DAY,
        schedule: schedule({}),
      })
    const months = expectWhole([until(2)], MARCH)
    expect(months[0]?.at).toBe(MARCH + 31 * DAY)
    expect(months.length).toBe(24)
    const years = expectWhole([until(100)], MARCH)
    expect(years[0]?.at).toBe(Date.UTC(2027, 0) / 1_000)
    expect(years.length).toBeLessThan(102)
  })

  it('of thousands of steps is told as if it came by the second', () => {
    const many = lock({
      amount: 10n ** 18n,
      initialAmount: 10n ** 18n,
      unlockAt: MARCH + 10_000 * 60,
      schedule: schedule({ cycleSeconds: 60, cycleBps: 1 }),
    })
    expect(expectWhole([many], MARCH - 5).length).toBeLessThan(10)
    // The last of them are told one by one.
    expect(expectWhole([many], MARCH + 9_990 * 60)).toHaveLength(10)
  })

  it('of shares is told in what was put in', () => {
    const rebasing = lock({ amount: 500n, units: 500_000n, initialUnits: 1_000_000n })
    expect(expectWhole([rebasing], MARCH - 1)).toEqual([{ at: MARCH, amount: 500n }])
  })

  it('of many locks adds up by moment, and joins moments when there are too many', () => {
    const two = [lock(), lock({ amount: 5n, initialAmount: 5n })]
    expect(expectWhole(two, 0)).toEqual([{ at: MARCH, amount: 1_005n }])
    const scattered = Array.from({ length: 900 }, (_, index) =>
      lock({ unlockAt: MARCH + index * 7_200 }),
    )
    const joined = expectWhole(scattered, MARCH - 1)
    expect(joined.length).toBeLessThan(80)
    expect(calculateUnlocks(scattered, MARCH - 1).nextUnlockAt).toBe(MARCH)
    // Nothing is promised before it is free.
    expect(joined[0]).toEqual({ at: MARCH + 11 * 7_200, amount: 12_000n })
  })
})
