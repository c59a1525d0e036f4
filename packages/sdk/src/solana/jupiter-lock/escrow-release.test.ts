import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateEscrowClaimable,
  calculateEscrowLocked,
  calculateEscrowReleased,
  calculateEscrowTotal,
  calculateEscrowUnclaimed,
  findNextEscrowRelease,
} from './escrow-release.ts'
import { sumEscrows } from './sum-escrows.ts'
import { testEscrow } from './test/test-escrow.ts'

const day = 86_400n
const cliff = 1_800_000_000n
const amount = fc.bigInt({ min: 0n, max: 2n ** 40n })
const moments = fc.bigInt({ min: -20n, max: 400n })
const terms = fc.record({
  cliffAt: fc.bigInt({ min: 0n, max: 50n }),
  ...{ cliffAmount: amount, periodAmount: amount },
  periodSeconds: fc.bigInt({ min: 0n, max: 9n }),
  periods: fc.bigInt({ min: 0n, max: 30n }),
})

test('the cliff, then a part with each whole period, and no more after the last', () => {
  const escrow = testEscrow()
  const released = (at: bigint) => calculateEscrowReleased(escrow, at)
  expect(released(cliff - 1n)).toBe(0n)
  expect(released(cliff)).toBe(1_000n)
  expect(released(cliff + day - 1n)).toBe(1_000n)
  expect(released(cliff + day)).toBe(1_100n)
  expect(released(cliff + 10n * day)).toBe(2_000n)
  expect(released(2n ** 64n - 1n)).toBe(2_000n)
  expect(calculateEscrowTotal(escrow)).toBe(2_000n)
  expect(calculateEscrowLocked(escrow, cliff + day)).toBe(900n)
})

test('what is released is what the moments before it released, one by one', () => {
  fc.assert(
    fc.property(terms, moments, (change, at) => {
      const escrow = testEscrow(change)
      const steps = Array.from({ length: Number(change.periods) }, (_, place) => place + 1)
      const isReached = (place: number) =>
        change.periodSeconds > 0n && at >= change.cliffAt + BigInt(place) * change.periodSeconds
      const parts = steps.filter(isReached).length
      const expected =
        at < change.cliffAt ? 0n : change.cliffAmount + BigInt(parts) * change.periodAmount
      expect(calculateEscrowReleased(escrow, at)).toBe(expected)
      const locked = calculateEscrowLocked(escrow, at)
      expect(expected + locked).toBe(calculateEscrowTotal(escrow))
      expect(locked).toBeGreaterThanOrEqual(0n)
    }),
  )
})

test('the next release is the first moment at which more is released, by just that much', () => {
  fc.assert(
    fc.property(terms, moments, (change, at) => {
      const escrow = testEscrow(change)
      const released = (moment: bigint) => calculateEscrowReleased(escrow, moment)
      const next = findNextEscrowRelease(escrow, at)
      if (!next) {
        expect(released(2n ** 64n - 1n)).toBe(released(at))
        return
      }
      expect(next.at).toBeGreaterThan(at)
      expect(next.amount).toBeGreaterThan(0n)
      expect(released(next.at - 1n)).toBe(released(at))
      expect(released(next.at) - released(at)).toBe(next.amount)
    }),
  )
})

test('a canceled escrow holds nothing, and has released what it had when it was canceled', () => {
  const escrow = testEscrow({ canceledAt: cliff + 2n * day, cancelableBy: 'creator' })
  const later = cliff + 9n * day
  expect(calculateEscrowReleased(escrow, cliff + day)).toBe(1_100n)
  expect(calculateEscrowReleased(escrow, later)).toBe(1_200n)
  expect(calculateEscrowClaimable(escrow, later)).toBe(0n)
  expect(calculateEscrowLocked(escrow, later)).toBe(0n)
  expect(calculateEscrowUnclaimed(escrow)).toBe(0n)
  expect(findNextEscrowRelease(escrow, later)).toBeUndefined()
})

test('what was claimed is not claimed again', () => {
  const escrow = testEscrow({ claimed: 1_050n })
  expect(calculateEscrowClaimable(escrow, cliff - 1n)).toBe(0n)
  expect(calculateEscrowClaimable(escrow, cliff)).toBe(0n)
  expect(calculateEscrowClaimable(escrow, cliff + day)).toBe(50n)
  expect(calculateEscrowUnclaimed(escrow)).toBe(950n)
})

test.each(['creator', 'recipient', 'both'] as const)(
  'what can be canceled by %s is not locked',
  (cancelableBy) => {
    const held = [
      { escrow: testEscrow(), vaultAmount: 2_000n },
      { escrow: testEscrow({ cancelableBy }), vaultAmount: 2_000n },
    ]
    expect(sumEscrows(held, cliff)).toEqual({
      ...{ locked: 1_000n, cancelable: 1_000n, claimable: 2_000n },
      next: { at: cliff + day, amount: 200n },
    })
  },
)

test('what was taken out of the token account is not locked any more', () => {
  const sum = (vaultAmount: bigint) => sumEscrows([{ escrow: testEscrow(), vaultAmount }], cliff)
  expect(sum(1_400n)).toMatchObject({ locked: 400n, claimable: 1_000n })
  expect(sum(700n)).toMatchObject({ locked: 0n, claimable: 700n })
  // What somebody sent to it beside is nobody's promise.
  expect(sum(9_000n)).toMatchObject({ locked: 1_000n, claimable: 1_000n })
})

test('the next of several releases is the earliest', () => {
  const early = testEscrow({ cliffAt: cliff - 10n, cliffAmount: 7n })
  const held = [testEscrow(), early].map((escrow) => ({ escrow, vaultAmount: 2_000n }))
  expect(sumEscrows(held, cliff - 100n).next).toEqual({ at: cliff - 10n, amount: 7n })
  expect(sumEscrows([], cliff).next).toBeUndefined()
})
