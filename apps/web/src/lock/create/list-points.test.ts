import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { expect, test } from 'vitest'
import { listPoints } from './list-points.ts'

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY = 86_400
const now = 1_795_000_020
const end = (days: number) => BigInt(now + days * DAY)
const linear = (cliff: number) => ({
  cliffAt: now + cliff * DAY,
  firstBps: 0,
  cycleSeconds: 0,
  cycleBps: 0,
})

test('locks that end at once make steps by their amounts', () => {
  const points = listPoints([
    { owner, amount: 300n, unlockAt: end(20) },
    { owner, amount: 100n, unlockAt: end(10) },
  ])
  expect(points).toEqual([
    { at: now + 10 * DAY, share: 2_500 },
    { at: now + 20 * DAY, share: 10_000 },
  ])
})

test('what is locked for ever never comes free', () => {
  const points = listPoints([
    { owner, amount: 300n, unlockAt: lockForever },
    { owner, amount: 100n, unlockAt: end(10) },
  ])
  expect(points).toEqual([{ at: now + 10 * DAY, share: 2_500 }])
})

test('a slope with a step in it stays a slope before the step', () => {
  const points = listPoints([
    { owner, amount: 100n, unlockAt: end(30), schedule: linear(10) },
    { owner, amount: 100n, unlockAt: end(20) },
  ])
  expect(points).toEqual([
    { at: now + 10 * DAY, share: 0 },
    { at: now + 20 * DAY - 1, share: 2_500, isGradual: true },
    { at: now + 20 * DAY, share: 7_500 },
    { at: now + 30 * DAY, share: 10_000, isGradual: true },
  ])
})
