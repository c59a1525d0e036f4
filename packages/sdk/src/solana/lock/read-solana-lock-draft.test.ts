import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaLockDraft } from './read-solana-lock-draft.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'
import type { SolanaLockInput } from './solana-lock-schema.ts'

const now = 1_800_000_000
const day = 86_400
const owner = 'So11111111111111111111111111111111111111112' as Address
// The vote program’s.
const offCurve = 'Vote111111111111111111111111111111111111111'
const asset = { mint: owner, tokenProgram: owner, decimals: 6, now }
const input: SolanaLockInput = { amount: '1.5', owner, unlockAt: String(now + 100 * day) }

const issuesOf = (change: Partial<SolanaLockInput>) => {
  const reading = readSolanaLockDraft({ ...input, ...change }, asset)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a plain lock, one for ever, a linear one and one in steps', () => {
  const draftOf = (change: Partial<SolanaLockInput>) => {
    const reading = readSolanaLockDraft({ ...input, ...change }, asset)
    return reading.ok ? reading.draft : undefined
  }
  expect(draftOf({})).toEqual({
    ...{ mint: owner, tokenProgram: owner, owner, amount: 1_500_000n },
    ...{ unlockAt: now + 100 * day, schedule: undefined },
  })
  expect(draftOf({ isForever: true, unlockAt: '' })?.unlockAt).toBe(solanaLockLimits.forever)
  expect(draftOf({ release: 'linear', firstPercent: '10' })?.schedule).toEqual({
    ...{ cliffAt: now + 1_800, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 },
  })
  const stepped = draftOf({
    ...{ release: 'stepped', unlockAt: '', cliffAt: String(now + day) },
    ...{ firstPercent: '25', cyclePercent: '20', cycleDays: '7' },
  })
  // Three full parts, and one of what is left.
  expect(stepped?.unlockAt).toBe(now + day + 4 * 7 * day)
  expect(stepped?.schedule).toMatchObject({ cycleSeconds: 7 * day, cycleBps: 2_000 })
})

test('each fault is told at its field, by the name that other networks have for it', () => {
  expect(issuesOf({ amount: '0', owner: 'x', unlockAt: String(now + 60) })).toEqual([
    'amount TokenLocker_AmountZero',
    'owner SolanaInput_AddressInvalid',
    'unlockAt TokenLocker_UnlockTooEarly',
  ])
  // A program’s address: nobody signs there.
  expect(issuesOf({ owner: offCurve })).toEqual(['owner SolanaInput_OffCurve'])
  expect(issuesOf({ unlockAt: String(now * 1_000) })).toEqual([
    'unlockAt TokenLocker_UnlockTooLate',
  ])
  expect(issuesOf({ amount: '20000000000000' })).toEqual(['amount TokenLocker_AmountTooLarge'])
  const linear = { release: 'linear' } as const
  expect(issuesOf({ ...linear, firstPercent: '100' })).toEqual([
    'firstPercent TokenLocker_ScheduleUnusable',
  ])
  expect(issuesOf({ ...linear, cliffAt: String(now + 200 * day) })).toEqual([
    'cliffAt TokenLocker_ScheduleUnusable',
  ])
  expect(issuesOf({ ...linear, cliffAt: String(now + 1) })).toEqual([
    'cliffAt TokenLocker_UnlockTooEarly',
  ])
  const stepped = { release: 'stepped', cyclePercent: '0', cycleDays: '1' } as const
  expect(issuesOf(stepped)).toEqual(['cyclePercent TokenLocker_ScheduleUnusable'])
  expect(issuesOf({ ...stepped, cyclePercent: '10', cycleDays: '0' })).toEqual([
    'cycleDays TokenLocker_ScheduleUnusable',
  ])
})
