import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  linear,
  liquidityLock,
  lockedAt,
  stepped,
  tokenLock,
  unlockAt,
} from '../../test/typed-locks.ts'
import { lockLimits } from './lock-limits.ts'
import {
  calculateNextRelease,
  calculateReleasedAmount,
  calculateReleasedUnits,
  calculateUnitsFor,
  calculateUnitsWorth,
  endOfSchedule,
  listReleaseSteps,
  listScheduleSteps,
  moveSchedule,
} from './release-math.ts'
import type { ReleaseSchedule } from './types.ts'

const { forever } = lockLimits

describe('what is released by when', () => {
  const cliff = linear.cliffAt
  test.each([
    ['nothing a second before the end', undefined, unlockAt - 1, 0n],
    ['all of it at the end', undefined, unlockAt, 1_000n],
    ['nothing a second before the cliff', linear, cliff - 1, 0n],
    ['the first part at the cliff', linear, cliff, 200n],
    ['half of the rest half way', linear, cliff + (unlockAt - cliff) / 2, 600n],
    ['not the last unit a second before the end', linear, unlockAt - 1, 999n],
    ['all of it at the end of a line', linear, unlockAt, 1_000n],
    ['the first part of steps', stepped, cliff, 100n],
    ['no more a second before the first cycle ends', stepped, cliff + 25_920_000 - 1, 100n],
    ['a step with the cycle', stepped, cliff + 25_920_000, 400n],
    ['two steps with two', stepped, cliff + 51_840_000, 700n],
    ['all with the last', stepped, cliff + 77_760_000, 1_000n],
  ] as const)('%s', (_, schedule, at, units) => {
    expect(calculateReleasedUnits(tokenLock({ ...(schedule && { schedule }) }), at)).toBe(units)
  })

  test('what was withdrawn counts among what is released', () => {
    const lock = tokenLock({ schedule: linear, units: 850n, amount: 850n })
    expect(calculateReleasedUnits(lock, cliff)).toBe(50n)
    expect(calculateReleasedUnits({ ...lock, units: 800n }, cliff)).toBe(0n)
    // More than that can have left before a lock was prolonged: nothing is owed back.
    expect(calculateReleasedUnits({ ...lock, units: 700n }, cliff)).toBe(0n)
  })

  test('a part of a unit is kept, never given', () => {
    const lock = tokenLock({ schedule: linear, units: 7n, initialUnits: 7n, amount: 7n })
    expect(calculateReleasedUnits(lock, cliff)).toBe(1n)
  })

  test('for ever nothing, whatever its schedule was', () => {
    const lock = tokenLock({ unlockAt: forever, schedule: linear })
    expect(calculateReleasedUnits(lock, unlockAt * 2)).toBe(0n)
    expect(listReleaseSteps(lock)).toEqual([])
    expect(calculateNextRelease(lock, lockedAt)).toBeUndefined()
  })

  test('liquidity comes as a whole', () => {
    expect(calculateReleasedUnits(liquidityLock(), unlockAt - 1)).toBe(0n)
    expect(calculateReleasedUnits(liquidityLock(), unlockAt)).toBe(1_000n)
  })

  test('it only grows, and ends with everything', () => {
    const schedules = fc.oneof(
      fc.record({
        cliffAt: fc.integer({ min: lockedAt + 300, max: unlockAt - 1 }),
        firstBps: fc.integer({ min: 0, max: 9_999 }),
        cycleSeconds: fc.constant(0),
        cycleBps: fc.constant(0),
      }),
      fc
        .record({
          cliffAt: fc.integer({ min: lockedAt + 300, max: lockedAt + 90_000 }),
          firstBps: fc.integer({ min: 0, max: 9_999 }),
          cycleSeconds: fc.integer({ min: 1, max: 40_000 }),
          part: fc.integer({ min: 1, max: 10_000 }),
        })
        .map(({ part, ...one }) => ({ ...one, cycleBps: Math.min(part, 10_000 - one.firstBps) })),
    )
    const units = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
    const moments = fc.array(fc.integer({ min: lockedAt, max: unlockAt + 9 }), { minLength: 2 })
    fc.assert(
      fc.property(schedules, units, moments, (schedule, all, times) => {
        const end = endOfSchedule(schedule) ?? unlockAt
        const lock = tokenLock({ schedule, unlockAt: end, units: all, initialUnits: all })
        const sorted = [...times, end].sort((a, b) => a - b)
        const released = sorted.map((at) => calculateReleasedUnits(lock, at))
        expect(released.every((one, at) => at === 0 || one >= (released[at - 1] ?? 0n))).toBe(true)
        expect(calculateReleasedUnits(lock, end)).toBe(all)
        expect(listReleaseSteps(lock).at(-1)).toMatchObject({ at: end, units: all, share: 10_000 })
      }),
    )
  })
})

describe('steps', () => {
  test('one of a plain lock', () => {
    const step = { at: unlockAt, units: 1_000n, share: 10_000, isGradual: false }
    expect(listReleaseSteps(tokenLock())).toEqual([step])
  })

  test('a line has its cliff and its end', () => {
    expect(listReleaseSteps(tokenLock({ schedule: linear }))).toEqual([
      { at: linear.cliffAt, units: 200n, share: 2_000, isGradual: false },
      { at: unlockAt, units: 1_000n, share: 10_000, isGradual: true },
    ])
  })

  test('each cycle of steps, the last one with what is left', () => {
    const lock = tokenLock({ schedule: stepped })
    expect(listReleaseSteps(lock).map(({ share }) => share)).toEqual([1_000, 4_000, 7_000, 10_000])
    const schedule: ReleaseSchedule = { ...stepped, firstBps: 0, cycleBps: 4_000 }
    const odd = listReleaseSteps(tokenLock({ schedule }))
    expect(odd.map(({ share }) => share)).toEqual([4_000, 8_000, 10_000])
    expect(odd[0]?.at).toBe(stepped.cliffAt + stepped.cycleSeconds)
  })

  test('what was withdrawn before a lock was prolonged does not come again', () => {
    const taken = { units: 900n, amount: 900n }
    const lock = tokenLock({ schedule: stepped, ...taken })
    expect(listReleaseSteps(lock).map(({ share }) => share)).toEqual([4_000, 7_000, 10_000])
    expect(listScheduleSteps(lock)).toHaveLength(4)
    const line = tokenLock({ schedule: { ...linear, firstBps: 1_000 }, ...taken })
    expect(listReleaseSteps(line).map(({ at }) => at)).toEqual([unlockAt])
    const part = tokenLock({ schedule: stepped, units: 950n, amount: 950n })
    expect(listReleaseSteps(part)).toEqual(listScheduleSteps(part))
  })

  test('every step is what the lock has released by then', () => {
    for (const schedule of [linear, stepped]) {
      const lock = tokenLock({ schedule, units: 997n, initialUnits: 997n, amount: 997n })
      for (const { at, units } of listReleaseSteps(lock))
        expect(calculateReleasedUnits(lock, at)).toBe(units)
    }
  })
})

describe('what comes next', () => {
  test('the step ahead, and how much of it is new', () => {
    const lock = tokenLock({ schedule: stepped })
    const at = stepped.cliffAt + 25_920_000
    expect(calculateNextRelease(lock, stepped.cliffAt)).toEqual({ at, from: at, units: 300n })
  })

  test('a line says since when it comes', () => {
    const lock = tokenLock({ schedule: { ...linear, firstBps: 0 } })
    const from = linear.cliffAt
    expect(calculateNextRelease(lock, lockedAt)).toEqual({ at: unlockAt, from, units: 1_000n })
    const half = from + (unlockAt - from) / 2
    expect(calculateNextRelease(lock, half)).toEqual({ at: unlockAt, from: half, units: 500n })
  })

  test('a line that begins behind what was withdrawn takes nothing before it comes there', () => {
    const schedule = { ...linear, firstBps: 0 }
    const quarter = (unlockAt - schedule.cliffAt) / 4
    const lock = tokenLock({ schedule, units: 750n, amount: 750n })
    const from = schedule.cliffAt + quarter
    for (const at of [lockedAt, schedule.cliffAt + 60]) {
      expect(calculateNextRelease(lock, at)).toEqual({ at: unlockAt, from, units: 750n })
    }
    expect(calculateReleasedUnits(lock, from)).toBe(0n)
    expect(calculateReleasedUnits(lock, from + quarter)).toBe(250n)
  })

  test('nothing at the end', () => {
    expect(calculateNextRelease(tokenLock(), unlockAt)).toBeUndefined()
  })
})

describe('ends and worths', () => {
  test('a stepped schedule ends with its last cycle', () => {
    expect(endOfSchedule(stepped)).toBe(unlockAt)
    expect(endOfSchedule({ ...stepped, cycleBps: 9_000 })).toBe(stepped.cliffAt + 25_920_000)
    expect(endOfSchedule({ ...stepped, cycleBps: 8_999 })).toBe(stepped.cliffAt + 51_840_000)
    expect(endOfSchedule(linear)).toBeUndefined()
  })

  test('a schedule moves with its end, and stays where it was for ever', () => {
    expect(moveSchedule(linear, unlockAt, unlockAt + 60).cliffAt).toBe(linear.cliffAt + 60)
    expect(moveSchedule(linear, unlockAt, forever)).toEqual(linear)
  })

  test('shares are worth what they are worth now', () => {
    const lock = tokenLock({ isRebasing: true, units: 1_000n, initialUnits: 1_000n, amount: 333n })
    expect(calculateUnitsWorth(lock, 500n)).toBe(166n)
    expect(calculateUnitsFor(lock, 166n)).toBe(499n)
    expect(calculateUnitsFor(lock, 333n)).toBe(1_000n)
    expect(calculateReleasedAmount(lock, unlockAt)).toBe(333n)
    const gone = { ...lock, units: 0n, amount: 0n }
    expect([calculateUnitsWorth(gone, 0n), calculateUnitsFor(gone, 5n)]).toEqual([0n, 0n])
  })
})
