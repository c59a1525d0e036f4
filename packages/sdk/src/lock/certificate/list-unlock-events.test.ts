import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { formatCalendar } from '../../shared/format-calendar.ts'
import { lockLimits } from '../lock-limits.ts'
import type { TokenLockRecord } from '../types.ts'
import { calculateToldWorth } from './calculate-told-worth.ts'
import { checkCertificate } from './check-certificate.ts'
import { describeWithdrawn } from './describe-claims.ts'
import { listUnlockEvents } from './list-unlock-events.ts'
import { keptCertificate, keptNames, keptReleases } from './test/kept-certificates.ts'
import { toProvenRecord } from './to-proven-record.ts'

const DAY = 86_400
const lockedAt = 1_800_000_000
const address: Address = '0x00000000000000000000000000000000000000B0'
const lock: TokenLockRecord = {
  kind: 'token',
  locker: address,
  lockId: 7n,
  owner: address,
  token: address,
  amount: 1_000n,
  initialAmount: 1_000n,
  units: 1_000n,
  initialUnits: 1_000n,
  lockedAt,
  unlockAt: lockedAt + 10 * DAY,
  isForever: false,
  isRebasing: false,
  isMigratable: false,
}
const words = { summary: (share: number) => `${share / 100} %` }

test('each release is an event, and the whole comes with the last', () => {
  const schedule = {
    cliffAt: lockedAt + DAY,
    firstBps: 1_000,
    cycleSeconds: 3 * DAY,
    cycleBps: 3_000,
  }
  const events = listUnlockEvents(1, { ...lock, schedule }, words)
  expect(events.map(({ at, summary }) => [(at - lockedAt) / DAY, summary])).toEqual([
    [1, '10 %'],
    [4, '40 %'],
    [7, '70 %'],
    [10, '100 %'],
  ])
  const file = formatCalendar({ name: 'x', events, stampedAt: lockedAt })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4)
})

test('a part that was withdrawn is no event again, and the others keep their names', () => {
  const schedule = { cliffAt: lockedAt + DAY, firstBps: 1_000, cycleSeconds: DAY, cycleBps: 4_500 }
  const whole = { ...lock, schedule, unlockAt: lockedAt + 3 * DAY }
  const events = listUnlockEvents(1, { ...whole, units: 900n, amount: 900n }, words)
  expect(events).toEqual(listUnlockEvents(1, whole, words).slice(1))
})

test('a prolonged lock moves its event', () => {
  const before = listUnlockEvents(1, lock, words)
  const after = listUnlockEvents(1, { ...lock, unlockAt: lock.unlockAt + DAY }, words)
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(after[0]?.at).toBe((before[0]?.at ?? 0) + DAY)
  const uid = `1-${address.toLowerCase()}-7-1@slipway`
  expect(before).toEqual([{ uid, at: lock.unlockAt, summary: '100 %' }])
})

test('a lock for ever has no events, and very many releases end with the last', () => {
  const forever = { ...lock, isForever: true, unlockAt: lockLimits.forever }
  expect(listUnlockEvents(1, forever, words)).toEqual([])
  const schedule = { cliffAt: lockedAt + DAY, firstBps: 0, cycleSeconds: 60, cycleBps: 1 }
  const unlockAt = schedule.cliffAt + 10_000 * 60
  const events = listUnlockEvents(1, { ...lock, schedule, unlockAt }, words)
  expect(events).toHaveLength(1_000)
  expect(events.at(-1)).toMatchObject({ at: unlockAt, summary: '100 %' })
})

test.each(keptNames)('the proven record of %s is what was proven', (name) => {
  const { facts, certificate } = checkCertificate(
    JSON.stringify(keptCertificate(name)),
    () => keptReleases,
  )
  if (!facts || !certificate) throw new Error('not proven')
  const id = { locker: certificate.lock.locker, lockId: BigInt(certificate.lock.lockId) }
  const record = toProvenRecord(facts, id)
  expect(record).toMatchObject({ ...id, kind: facts.kind, owner: facts.owner })
  if (record.kind === 'nft') expect(record.isHeld).toBe(true)
})

test('shares of a vault are worth their part of it', () => {
  const { facts, certificate } = checkCertificate(
    JSON.stringify(keptCertificate('rebasing')),
    () => keptReleases,
  )
  if (facts?.kind !== 'token' || !certificate) throw new Error('not proven')
  expect(calculateToldWorth(facts, certificate.told, facts.units)).toBe(5_000n)
  expect(calculateToldWorth(facts, { held: '10000' }, facts.units)).toBe(9_999n)
  expect(calculateToldWorth(facts, {}, facts.units)).toBeUndefined()
  expect(calculateToldWorth({ ...facts, isRebasing: false }, {}, 7n)).toBe(7n)
})

test('beside its sentences a certificate says what of a schedule was withdrawn', () => {
  const { facts, certificate } = checkCertificate(
    JSON.stringify(keptCertificate('schedule')),
    () => keptReleases,
  )
  if (facts?.kind !== 'token' || !certificate) throw new Error('not proven')
  const at = certificate.block.timestamp
  // 200 000 of 1 001 003 are less than the first quarter.
  expect(describeWithdrawn(facts, at)).toContain('before 2027-01-16T12:01:52 UTC.')
  // They are more than it was, before the lock was prolonged.
  const covered = { ...facts, units: facts.initialUnits - 250_250n }
  expect(describeWithdrawn(covered, at)).toBe(
    'Of the first amount 250250 was withdrawn and counts towards the first parts: nothing more comes before 2027-01-17T12:01:52 UTC.',
  )
  expect(describeWithdrawn({ ...facts, units: facts.initialUnits }, at)).toBeUndefined()
  expect(describeWithdrawn(covered, facts.unlockAt)).toBeUndefined()
})
