import type { OwnerPresale } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { capText, liquidityText, outcomeOf } from './presale-outcome.ts'

const lock = {
  lockId: '7',
  owner: '0x1',
  asset: '0x2',
  unlockAt: 1_900_000_000,
  state: 'active',
  amount: '5',
  initialAmount: '5',
  isStanding: true,
}
const own = (label: string, raised: string, reason = 'none') =>
  ({
    presale: { status: { label, reason }, hardCap: '1000', softCap: '500', total: raised },
    listing: label === 'finished' ? { finalizedAt: 1, raised, liquidityLock: { ...lock } } : null,
  }) as OwnerPresale

test('a presale is measured by its caps once it is over', () => {
  expect(capText(own('finished', '1000'))).toBe(m.owner_cap_reached())
  expect(capText(own('finished', '500'))).toBe(m.owner_cap_soft())
  // What is left of a canceled one after refunds says nothing of what it raised.
  expect(capText(own('canceled', '499'))).toBeUndefined()
  expect(capText(own('canceled', '0', 'owner'))).toBeUndefined()
  expect(outcomeOf(own('canceled', '0', 'removed'))).toEqual([m.presale_reason_short_removed()])
  expect(capText(own('running', '1000'))).toBeUndefined()
})

test('a failed presale says why', () => {
  expect(outcomeOf(own('canceled', '0', 'owner'))).toContain(m.presale_reason_short_owner())
})

test('liquidity is said to be locked only while its lock holds something and is not free', () => {
  const finished = own('finished', '600')
  const withLock = (change: object): OwnerPresale =>
    ({
      ...finished,
      listing: { ...finished.listing, liquidityLock: { ...lock, ...change } },
    }) as OwnerPresale
  const time = formatTime(lock.unlockAt)
  expect(liquidityText(finished)).toBe(m.owner_lock_standing({ time }))
  expect(liquidityText(withLock({ isStanding: false }))).toBe(m.owner_lock_free({ time }))
  expect(liquidityText(withLock({ isStanding: false, state: 'ended' }))).toBe(m.owner_lock_ended())
  expect(liquidityText(withLock({ unlockAt: 1_099_511_627_775 }))).toBe(m.owner_lock_forever())
  expect(liquidityText(withLock({ state: 'ended', unlockAt: 1_099_511_627_775 }))).toBe(
    m.owner_lock_ended(),
  )
})
