import { m } from '@slipway/messages'
import { solanaPoolLimits } from '@slipway/sdk/solana/staking/solana-pool-limits'
import { expect, test } from 'vitest'
import { toLocalInput } from '../../../form/local-time.ts'
import { readRewards } from './read-rewards.ts'
import { testPool, testView } from './test/pool-fixture.ts'

const now = 1_800_000_000
/** It has begun, and ends in ten days and seven seconds. */
const times = { startAt: now - 60, endAt: now + 864_007, deadlineAt: now + 864_007 }
const running = testView({ ...times, staked: 10n, countedUntil: now }, { now })
const pool = testPool(times)

type Typed = Partial<Record<'rate' | 'start' | 'end', string>>

const read = (change: Typed, view = running) =>
  readRewards(
    {
      rate: '1',
      start: toLocalInput(view.pool.startAt),
      end: toLocalInput(view.pool.endAt),
      ...change,
    },
    view,
  )

const problems = (reading: ReturnType<typeof read>) =>
  reading.ok
    ? {}
    : Object.fromEntries(
        Object.entries(reading.problems).map(([field, problem]) => [field, problem?.text]),
      )

test('what was not changed stays as it is to the second', () => {
  expect(read({ rate: '1.5' })).toEqual({
    ok: true,
    params: { rate: 150n, startAt: pool.startAt, endAt: pool.endAt },
  })
  expect(problems(read({}))).toEqual({ end: m.stakedetail_rewards_same() })
})

test('a rate is above zero, and all rewards together fit the books', () => {
  expect(problems(read({ rate: '0' }))).toMatchObject({ rate: m.error_StakingPool_RateZero() })
  const most = String(solanaPoolLimits.amountMax / 100n)
  expect(problems(read({ rate: most }))).toMatchObject({ rate: m.stakecreate_refused_rate() })
})

test('an end runs for five minutes at least and ten years at most; a start is moved before it alone', () => {
  expect(problems(read({ end: toLocalInput(now + 240) }))).toEqual({
    end: m.stakecreate_refused_end_early(),
  })
  expect(problems(read({ end: toLocalInput(now + 4_000 * 86_400) }))).toEqual({
    end: m.stakecreate_refused_end_late(),
  })
  expect(problems(read({ end: '' }))).toEqual({ end: m.presale_admin_time_unreadable() })
  const start = toLocalInput(now + 7_200)
  expect(problems(read({ start }))).toEqual({ end: m.stakedetail_rewards_same() })
  const coming = testView({ ...times, startAt: now + 3_600 }, { now })
  expect(read({ start }, coming).ok).toBe(true)
  expect(problems(read({ start: toLocalInput(now - 120) }, coming))).toMatchObject({
    start: m.stakecreate_refused_start(),
  })
})
