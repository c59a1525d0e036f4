import { formatAmount, formatTime, m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import { earningsOf } from '../unit-earning.ts'
import type { PoolAsset, PoolAssets } from './pool-assets.ts'
import { emptyPoolForm, type PoolFormValues } from './pool-form-values.ts'
import { errorsOf, judge, listProblems } from './pool-judge.ts'

const token = testLockToken({ isTaxed: true, transferFeeBps: 500, transferFeeMax: 10n ** 18n })
const { mint } = token
const read: PoolAsset = { token, isReading: false, problem: undefined }
const unread: PoolAsset = { ...read, token: undefined }
const now = new Date('2026-02-01T12:00').getTime() / 1_000
const assets: PoolAssets = { stake: read, reward: read, held: 9_094_737n, now }
const values: PoolFormValues = {
  ...emptyPoolForm,
  ...{ stakeMint: mint, rewardMint: mint, total: '86400', endAt: '2026-02-11T12:00' },
}
const errorsFor = (change: Partial<PoolFormValues>, known: Partial<PoolAssets> = {}) => {
  const whole = { ...assets, ...known }
  return errorsOf(judge({ ...values, ...change }, whole), whole)
}

test('a whole form is a pool: times of this zone in seconds, and what the transfer tax keeps back on top', () => {
  const reading = judge(values, assets)
  expect(reading).toMatchObject({
    ok: true,
    draft: {
      ...{ stake: token, reward: token, now },
      terms: { endAt: now + 864_000, rate: 10n, rewards: 8_640_000n, amount: 9_094_737n },
    },
  })
  if (!reading.ok) throw new Error('It was refused.')
  // A tenth of a token a second for a thousand of them, over ten days; of a year nothing is said, nor of percent.
  const { rows, isYear } = earningsOf(reading.draft)
  expect(rows[0]).toEqual({ staked: 100_000n, earned: 8_640n, aprBps: undefined })
  expect(isYear).toBe(false)
  // Over two years a year's part of it: 3,153.60 for each, in the same token so many percent.
  const terms = { ...reading.draft.terms, endAt: now + 2 * 31_536_000 }
  const long = earningsOf({ ...reading.draft, terms })
  expect(long.rows[0]).toEqual({ staked: 100_000n, earned: 315_360n, aprBps: 31_536_000 })
  expect(long.isYear).toBe(true)
  // A part of a basis point is more than nothing.
  const little = earningsOf({
    ...reading.draft,
    terms: { ...terms, rate: 1n },
    stake: { ...token, decimals: 9 },
  })
  expect(little.rows[2]?.aprBps).toBeCloseTo(0.000031536, 9)
})

test('a wallet that has less than what is taken is told both amounts, one that is not read yet nothing', () => {
  expect(errorsFor({}, { held: 9_094_736n }).total).toMatch(/90,947\.37.*90,947\.36/)
  expect(errorsFor({}, { held: undefined })).toEqual({})
})

test('a token that is refused, or not read yet, is said at its field beside the other faults', () => {
  const refused = { ...unread, problem: 'Somebody can freeze it.' }
  expect(errorsFor({ endAt: '' }, { stake: refused })).toEqual({
    stakeMint: 'Somebody can freeze it.',
    endAt: m.error_Input_Required(),
  })
  expect(errorsFor({ rewardMint: '' }, { reward: unread })).toEqual({
    rewardMint: m.error_Input_Required(),
  })
  expect(errorsFor({}, { reward: unread })).toEqual({ rewardMint: m.solpresalemake_mint_unread() })
})

test('faults have words of Solana’s own where other networks’ would be wrong', () => {
  expect(errorsFor({ total: '8000' }).total).toBe(
    m.solstakemake_rate_zero({ min: formatAmount(864_000n, 2, { symbol: 'EDDY' }) }),
  )
  expect(errorsFor({ hasLimit: true, limit: '5' })).toEqual({
    limitLength: m.solstakemake_refused_incomplete(),
  })
  expect(errorsFor({ endAt: '2026-02-01T12:04' }).endAt).toContain('12:05')
})

test('a deadline is bounded as on EVM networks: by the start, which it may be, and by the end', () => {
  const until = (deadlineAt: string) =>
    errorsFor({ start: 'date', startAt: '2026-02-03T12:00', deadline: 'date', deadlineAt })
  const words = m.error_PoolFactory_DeadlineOutOfRange({
    startTime: formatTime(now + 2 * 86_400),
    endTime: formatTime(now + 864_000),
  })
  expect(until('2026-02-03T11:59')).toEqual({ deadlineAt: words })
  expect(until('2026-02-12T12:00')).toEqual({ deadlineAt: words })
  expect(until('2026-02-03T12:00')).toEqual({})
})

test('every fault of an empty form has a text of its own, and a place in the form', () => {
  const errors = errorsFor(
    { ...emptyPoolForm, start: 'date', deadline: 'date', hasLimit: true },
    { stake: unread, reward: unread },
  )
  const problems = listProblems(errors)
  expect(problems.map(({ field }) => field)).toEqual([
    ...['stakeMint', 'rewardMint', 'startAt', 'endAt', 'deadlineAt', 'total'],
    ...['limit', 'limitLength'],
  ])
  for (const { label, text } of problems) {
    expect(label).toBeDefined()
    expect(text).not.toMatch(/SolanaPool|PoolFactory/)
  }
})
