import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockLimits } from '../src/lock/lock-limits.ts'
import { calculateReleasedUnits, endOfSchedule } from '../src/lock/release-math.ts'
import { calculateReleased } from '../src/solana/lock/calculate-released.ts'
import { solanaLockLimits } from '../src/solana/lock/solana-lock-limits.ts'

const start = 1_800_000_000
const day = 86_400

test('locks of Solana have the limits of the other networks', () => {
  const { minSeconds, maxSeconds, forever, wholeBps, promptSeconds } = lockLimits
  expect(solanaLockLimits).toMatchObject({
    minSeconds,
    maxSeconds,
    forever,
    wholeBps,
    promptSeconds,
  })
})

test('and release the same, to the unit and the second', () => {
  const parts = fc.record({
    firstBps: fc.integer({ min: 0, max: 9_000 }),
    cycleSeconds: fc.integer({ min: 0, max: 30 * day }),
    cycleBps: fc.integer({ min: 1, max: 1_000 }),
  })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: solanaLockLimits.amountMax }),
      fc.option(parts, { nil: undefined }),
      fc.integer({ min: 301, max: 500 * day }),
      fc.integer({ min: -day, max: 600 * day }),
      fc.integer({ min: 0, max: 100 }),
      (initialAmount, chosen, length, after, withdrawnShare) => {
        const schedule = chosen && {
          ...chosen,
          cliffAt: start + 300,
          cycleBps: chosen.cycleSeconds === 0 ? 0 : chosen.cycleBps,
        }
        const unlockAt = (schedule && endOfSchedule(schedule)) ?? start + length
        const at = start + after
        const released = calculateReleasedUnits(
          { amount: initialAmount, initialAmount, unlockAt, schedule },
          at,
        )
        const withdrawn = (released * BigInt(withdrawnShare)) / 100n
        const lock = { initialAmount, withdrawn, unlockAt, schedule }
        expect(calculateReleased(lock, at)).toBe(released - withdrawn)
      },
    ),
  )
})
