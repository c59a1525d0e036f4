import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import { expect, test } from 'vitest'
import { releasedFrom } from './released-from.ts'

const [now, cliffAt, unlockAt] = [1_000, 2_000, 3_000]
const schedule = { cliffAt, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
const lock = (terms: Pick<SolanaLock, 'schedule'>) =>
  ({ initialAmount: 100n, withdrawn: 0n, unlockAt, ...terms }) as SolanaLock

test('what is released by the second is released from its first second on', () => {
  expect(releasedFrom(lock({ schedule }), now)).toBe(cliffAt)
})

test('what is released at once is released at its time, in steps at the first of them', () => {
  expect(releasedFrom(lock({ schedule: undefined }), now)).toBe(unlockAt)
  const stepped = { ...schedule, cycleSeconds: 250, cycleBps: 2_500 }
  expect(releasedFrom(lock({ schedule: stepped }), now)).toBe(cliffAt + 250)
  expect(releasedFrom(lock({ schedule: { ...stepped, firstBps: 2_500 } }), now)).toBe(cliffAt)
})

test('a lock for ever has no such time', () => {
  const forever = { ...lock({ schedule: undefined }), unlockAt: solanaLockLimits.forever }
  expect(releasedFrom(forever, now)).toBe(undefined)
})
