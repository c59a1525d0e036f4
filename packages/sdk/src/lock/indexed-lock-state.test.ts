import { expect, test } from 'vitest'
import { indexedLockState } from './indexed-lock-state.ts'

const schedule = { cliffAt: 500, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }
const lock = { state: 'active', unlockAt: 1_000, schedule: null } as const

test('a lock is active until its end, and free from then on', () => {
  expect(indexedLockState(lock, 999)).toBe('active')
  expect(indexedLockState(lock, 1_000)).toBe('free')
})

test('a schedule releases from its cliff on', () => {
  expect(indexedLockState({ ...lock, schedule }, 499)).toBe('active')
  expect(indexedLockState({ ...lock, schedule }, 500)).toBe('releasing')
  expect(indexedLockState({ ...lock, schedule }, 1_000)).toBe('free')
})

test('the clock changes nothing about what is forever or ended', () => {
  expect(indexedLockState({ ...lock, state: 'forever' }, 2_000)).toBe('forever')
  expect(indexedLockState({ ...lock, state: 'ended', schedule }, 600)).toBe('ended')
})
