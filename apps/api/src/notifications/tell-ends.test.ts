import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { expect, test } from 'vitest'
import type { JoinedLock } from '../lock/lock-source.ts'
import { tellLock } from './tell-ends.ts'

const NOW = 1_000_000
const HOUR = 3_600
const DAY = 24 * HOUR
const one = '0x00000000000000000000000000000000000000a1'

/** A lock of 1 000 units in all. */
const lockOf = (row: object) =>
  ({
    row: {
      ...{ id: '1', chainId: 56, kind: 'token', locker: one, lockId: '7', owner: one, asset: one },
      ...{ amount: 1_000n, initialAmount: 1_000n, units: 1_000n, initialUnits: 1_000n },
      ...{ cliffAt: null, firstBps: null, cycleSeconds: null, cycleBps: null },
      ...{
        unlockAt: NOW + HOUR,
        lockedAt: NOW - 2 * DAY,
        state: 'active',
        shrinkings: 0,
        handovers: 0,
      },
      ...row,
    },
    asset: { symbol: 'KEEL', name: 'Keel', decimals: 0 },
    pair: null,
  }) as unknown as JoinedLock

const told = (row: object) =>
  tellLock(lockOf(row), () => NOW).map(({ kind, at, amount }) => [kind, at, amount])

const first = { cliffAt: NOW + HOUR, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }

test('a lock that ends within a day is told of with all of it', () => {
  expect(told({})).toEqual([['lockOpens', NOW + HOUR - DAY, '1000']])
  expect(told({ unlockAt: NOW + 2 * DAY })).toEqual([])
})

test('a first part is told of as what it is, not as the whole lock', () => {
  expect(told({ ...first, unlockAt: NOW + 90 * DAY })).toEqual([
    ['lockOpens', NOW + HOUR - DAY, '100'],
  ])
  // Nothing has come yet at the moment from which it comes by the second.
  expect(told({ ...first, firstBps: 0, unlockAt: NOW + 90 * DAY })).toEqual([
    ['lockOpens', NOW + HOUR - DAY, null],
  ])
})

test('a lock for ever releases nothing, whatever its schedule says', () => {
  expect(told({ ...first, unlockAt: lockLimits.forever })).toEqual([])
})

test('one that was made within its last day is not told of since before it was', () => {
  expect(told({ lockedAt: NOW - HOUR })).toEqual([['lockOpens', NOW - HOUR, '1000']])
})
