import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { makePool, poolNow } from '../test/pool-fixture.ts'
import { adminPowers } from './admin-powers.tsx'

const pool = makePool()
const always = [m.stakepage_can_recover(), m.stakepage_can_info()]

test('a running pool leaves its admin the rate, the end, the limit and the stop', () => {
  expect(adminPowers({ pool, now: poolNow })).toEqual([
    m.stakepage_can_rate(),
    m.stakepage_can_end(),
    m.stakepage_can_limit(),
    m.stakepage_can_stop(),
    ...always,
  ])
  expect(adminPowers({ pool, now: pool.terms.startTime - 1 })).toContain(m.stakepage_can_times())
})

test('once rewards ended nothing of them can be changed, and the exit opens once', () => {
  const now = pool.terms.endTime
  expect(adminPowers({ pool, now })).toEqual([
    m.stakepage_can_limit(),
    m.stakepage_can_exit(),
    ...always,
  ])
  const open = { ...pool, state: { ...pool.state, exitOpen: true } }
  expect(adminPowers({ pool: open, now })).toEqual([m.stakepage_can_limit(), ...always])
  expect(adminPowers({ pool: open, now: poolNow })).toContain(m.stakepage_can_stop_alone())
})

test('no limit is no power over it, and only pools of NFTs have a base address', () => {
  const free = { ...pool, kind: 'nft' as const, terms: { ...pool.terms, limit: 0n } }
  const powers = adminPowers({ pool: free, now: poolNow })
  expect(powers).not.toContain(m.stakepage_can_limit())
  expect(powers).toContain(m.stakepage_can_uri())
})

test('where stakes are not locked, no change is said to end a lock time, and there is no exit to open', () => {
  const free = { ...pool, terms: { ...pool.terms, lockSeconds: 0 } }
  expect(adminPowers({ pool: free, now: poolNow })).toEqual([
    m.stakepage_can_rate_free(),
    m.stakepage_can_end(),
    m.stakepage_can_limit(),
    m.stakepage_can_stop_alone(),
    ...always,
  ])
  const over = adminPowers({ pool: free, now: pool.terms.endTime })
  expect(over).toEqual([m.stakepage_can_limit(), ...always])
})
