import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateNextRelease } from '../../lock/release-math.ts'
import { calculateReleased, type ReleasingLock } from './calculate-released.ts'
import { findNextRelease } from './find-next-release.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'

const [now, cliffAt, unlockAt] = [1_000, 2_000, 3_000]
const schedule = { cliffAt, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
const lock = (terms: Partial<ReleasingLock>): ReleasingLock => ({
  ...{ initialAmount: 100n, withdrawn: 0n, unlockAt, schedule: undefined },
  ...terms,
})

test('what is released by the second is released from its first second on', () => {
  expect(findNextRelease(lock({ schedule }), now)).toBe(cliffAt)
  expect(findNextRelease(lock({ schedule }), 2_500)).toBe(2_500)
})

test('what is released at once is released at its time, in steps at the first of them', () => {
  expect(findNextRelease(lock({}), now)).toBe(unlockAt)
  const stepped = { ...schedule, cycleSeconds: 250, cycleBps: 2_500 }
  expect(findNextRelease(lock({ schedule: stepped }), now)).toBe(cliffAt + 250)
  expect(findNextRelease(lock({ schedule: { ...stepped, firstBps: 2_500 } }), now)).toBe(cliffAt)
})

test('a lock for ever has no such time, nor one that is free', () => {
  expect(findNextRelease(lock({ unlockAt: solanaLockLimits.forever }), now)).toBe(undefined)
  expect(findNextRelease(lock({}), unlockAt)).toBe(undefined)
})

/** Any lock that the program makes, however little it holds, and a moment of it. */
const anyMoment = fc
  .record({
    initialAmount: fc.oneof(fc.bigInt(1n, 40n), fc.bigInt(1n, 2n ** 64n - 1n)),
    firstBps: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999 })),
    cycleSeconds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
    cycleBps: fc.integer({ min: 50, max: 10_000 }),
    at: fc.integer({ min: now, max: 12_000 }),
    withdrawnBps: fc.bigInt(0n, 10_000n),
    prolonged: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })),
  })
  .map(({ initialAmount, firstBps, cycleSeconds, cycleBps, at, withdrawnBps, prolonged }) => {
    const cycles = Math.ceil((10_000 - firstBps) / cycleBps)
    const terms = { cliffAt, firstBps, cycleSeconds, cycleBps: cycleSeconds === 0 ? 0 : cycleBps }
    const held = lock({
      initialAmount,
      unlockAt: cycleSeconds === 0 ? 10_000 : cliffAt + cycles * cycleSeconds,
      schedule: terms,
    })
    const withdrawn = (calculateReleased(held, at) * withdrawnBps) / 10_000n
    const moved = { ...terms, cliffAt: cliffAt + prolonged }
    return {
      held: { ...held, withdrawn, unlockAt: held.unlockAt + prolonged, schedule: moved },
      at,
    }
  })

test('of a lock that was prolonged, a line takes nothing before it comes to what was left', () => {
  expect(findNextRelease(lock({ schedule, withdrawn: 25n }), now)).toBe(2_250)
})

test('it is the moment that the release math of the EVM networks finds step by step', () => {
  fc.assert(
    fc.property(anyMoment, ({ held, at }) => {
      const amount = held.initialAmount - held.withdrawn
      const listed = calculateNextRelease({ ...held, amount }, at)
      expect(findNextRelease(held, at)).toBe(listed?.from)
    }),
    { numRuns: 2_000 },
  )
})
