import type { Lock } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { clockOf, lockEntry } from './summary-entries.ts'

const lock = {
  id: '56-0x01-1',
  chainId: 56,
  kind: 'token',
  lockId: '1',
  asset: '0x0000000000000000000000000000000000000001',
  owner: '0x0000000000000000000000000000000000000002',
  assetName: 'Gold',
  assetSymbol: 'GOLD',
  pair: null,
  isForever: false,
  unlockAt: 1_000,
  state: 'active',
  schedule: null,
} as unknown as Lock

test('a lock is locked until its end or its cliff, and free from its end on', () => {
  expect(lockEntry(lock, 999).state?.text).toBe(m.lock_state_locked())
  expect(lockEntry(lock, 1_000).state?.text).toBe(m.lock_state_free())
  const schedule = { cliffAt: 500, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }
  expect(lockEntry({ ...lock, schedule }, 500).state?.text).toBe(m.lock_state_releasing())
  const ended = { ...lock, state: 'ended' } as Lock
  expect(lockEntry(ended, 2_000).state?.text).toBe(m.lock_state_ended())
})

test('a lock of another network goes by the clock that the index gave for that network', () => {
  const clocks = [
    { chainId: 1, now: 5 },
    { chainId: 56, now: 999 },
  ]
  expect(clockOf({ clocks }, lock)).toBe(999)
})
