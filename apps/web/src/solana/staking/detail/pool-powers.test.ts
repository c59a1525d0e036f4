import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { creatorPowers } from './pool-powers.ts'
import { testView } from './test/pool-fixture.ts'

const always = [m.poolpage_can_recover(), m.stakedetail_can_close()]

test('what its creator can do shrinks with the clock, the limit and the locks', () => {
  const limit = { limit: 100n, limitSeconds: 5_000 }
  expect(creatorPowers(testView(limit, { now: 900 }))).toEqual([
    m.poolpage_can_rate(),
    m.poolpage_can_times(),
    m.stakedetail_can_limit(),
    m.poolpage_can_stop(),
    ...always,
  ])
  expect(creatorPowers(testView({ ...limit, exitOpen: true }, { now: 6_000 }))).toEqual([
    m.poolpage_can_rate(),
    m.poolpage_can_end(),
    m.poolpage_can_stop_alone(),
    ...always,
  ])
  const over = { now: 101_000 }
  expect(creatorPowers(testView({}, over))).toEqual([m.poolpage_can_exit(), ...always])
  expect(creatorPowers(testView({ lockSeconds: 0 }, over))).toEqual(always)
})
