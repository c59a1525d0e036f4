import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { creatorPowers, neverPowers } from './pool-powers.ts'
import { testView } from './test/pool-fixture.ts'

const always = [m.stakepage_can_recover(), m.solstakepage_can_close()]

test('what its creator can do shrinks with the clock, the limit and the locks', () => {
  const limit = { limit: 100n, limitSeconds: 5_000 }
  expect(creatorPowers(testView(limit, { now: 900 }))).toEqual([
    m.stakepage_can_rate(),
    m.stakepage_can_times(),
    m.solstakepage_can_limit(),
    m.stakepage_can_stop(),
    ...always,
  ])
  expect(creatorPowers(testView({ ...limit, exitOpen: true }, { now: 6_000 }))).toEqual([
    m.stakepage_can_rate_free(),
    m.stakepage_can_end(),
    m.stakepage_can_stop_alone(),
    ...always,
  ])
  const over = { now: 101_000 }
  expect(creatorPowers(testView({}, over))).toEqual([m.stakepage_can_exit(), ...always])
  expect(creatorPowers(testView({ lockSeconds: 0 }, over))).toEqual(always)
})

test('where stakes are not locked, no change is said to end a lock time', () => {
  const free = testView({ lockSeconds: 0 }, { now: 6_000 })
  expect(creatorPowers(free)).toContain(m.stakepage_can_rate_free())
  expect(neverPowers(free)).toContain(m.stakepage_never_lock_free())
  expect(neverPowers(testView({}, { now: 6_000 }))).toContain(m.stakepage_never_lock())
})
