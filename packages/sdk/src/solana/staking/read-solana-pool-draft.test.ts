import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { readSolanaPoolDraft } from './read-solana-pool-draft.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'
import type { SolanaPoolInput } from './solana-pool-schema.ts'

const now = 1_800_000_000
const day = 86_400
const mint = 'So11111111111111111111111111111111111111112' as Address
const other = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
const stake = { mint, tokenProgram: mint, decimals: 2 }
const reward = {
  ...{ mint: other, tokenProgram: mint, decimals: 6 },
  ...{ transferFeeBps: 0, transferFeeMax: 0n },
}
const input: SolanaPoolInput = { total: '864', endAt: String(now + 10 * day) }

const readingOf = (change: Partial<SolanaPoolInput>, known = {}) =>
  readSolanaPoolDraft({ ...input, ...change }, { stake, reward, now, ...known })
const termsOf = (change: Partial<SolanaPoolInput>, known = {}) => {
  const reading = readingOf(change, known)
  return reading.ok ? reading.terms : reading.issues
}
const issuesOf = (change: Partial<SolanaPoolInput>, known = {}) => {
  const reading = readingOf(change, known)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a plain pool: from now to its end, all rewards paid by the second', () => {
  expect(termsOf({})).toEqual({
    ...{ stake: { mint, tokenProgram: mint }, reward: { mint: other, tokenProgram: mint } },
    ...{ startAt: 0, endAt: now + 10 * day, deadlineAt: now + 10 * day },
    ...{ rate: 1_000n, rewards: 864_000_000n, amount: 864_000_000n, unspent: 0n },
    ...{ lockSeconds: 0, limit: 0n, limitSeconds: 0 },
  })
})

test('a pool with a start, a deadline, a lock time and a limit; rewards may be of the staked token', () => {
  const times = { startAt: String(now + day), deadlineAt: String(now + 2 * day) }
  const rules = { lockLength: '3', hasLimit: true, limit: '10.5', limitLength: '90' }
  const choices = { start: 'date', deadline: 'date', limitUnit: 'minutes' } as const
  const own = { reward: { ...reward, mint } }
  expect(termsOf({ ...times, ...rules, ...choices }, own)).toMatchObject({
    ...{ stake: { mint }, reward: { mint }, startAt: now + day, deadlineAt: now + 2 * day },
    ...{ lockSeconds: 3 * day, limit: 1_050n, limitSeconds: 5_400 },
  })
})

test('a start that has passed is a start at once; what a choice leaves out is ignored', () => {
  expect(termsOf({ start: 'date', startAt: String(now - day) })).toMatchObject({ startAt: 0 })
  const ignored = { rate: 'x', startAt: 'x', deadlineAt: 'x', limit: 'x', limitLength: 'x' }
  expect(issuesOf(ignored)).toEqual([])
})

test('the reward of a second is whole base units: of a total as many as it pays for', () => {
  expect(termsOf({ total: '864.9' })).toMatchObject({
    ...{ rate: 1_001n, rewards: 864_864_000n, unspent: 36_000n },
  })
  const rate = { budget: 'rate', rate: '0.001' } as const
  expect(termsOf(rate)).toMatchObject({ rate: 1_000n, rewards: 864_000_000n })
  expect(readingOf({ total: '0.8' })).toMatchObject({
    issues: [{ field: 'total', code: 'SolanaPool_RateZero', args: { min: 864_000n } }],
  })
  expect(issuesOf({ ...rate, rate: '0' })).toEqual(['rate SolanaPool_RateZero'])
  expect(issuesOf({ ...rate, rate: '0.0000001' })).toEqual(['rate Input_TooManyDecimals'])
})

test('so many are taken that all rewards arrive, and no more than the wallet has', () => {
  const taxed = { reward: { ...reward, transferFeeBps: 1_000, transferFeeMax: 10n ** 18n } }
  expect(termsOf({}, taxed)).toMatchObject({ rewards: 864_000_000n, amount: 960_000_000n })
  expect(issuesOf({}, { ...taxed, held: 960_000_000n })).toEqual([])
  expect(readingOf({}, { ...taxed, held: 959_999_999n })).toMatchObject({
    issues: [{ field: 'total', code: 'SolanaPool_Short', args: { needed: 960_000_000n } }],
  })
})

test('all rewards together fit the program’s books', () => {
  const whole = { reward: { ...reward, decimals: 0 } }
  const rate = (units: bigint) => ({ budget: 'rate', rate: String(units) }) as const
  const max = solanaPoolLimits.amountMax / BigInt(10 * day)
  expect(issuesOf(rate(max), whole)).toEqual([])
  expect(issuesOf(rate(max + 1n), whole)).toEqual(['rate PoolFactory_RateOutOfRange'])
})

test('rewards run five minutes at least, and end within ten years', () => {
  const { minSeconds, maxSeconds } = solanaPoolLimits
  const end = (seconds: number) => issuesOf({ total: '900000', endAt: String(now + seconds) })
  expect(end(minSeconds)).toEqual([])
  expect(end(minSeconds - 1)).toEqual(['endAt PoolFactory_EndTooEarly'])
  expect(end(maxSeconds)).toEqual([])
  expect(end(maxSeconds + 1)).toEqual(['endAt PoolFactory_EndTooLate'])
  const late = { start: 'date', startAt: String(now + 10 * day - minSeconds + 1) } as const
  expect(issuesOf(late)).toEqual(['endAt PoolFactory_EndTooEarly'])
})

test('the deadline lies ahead, at the start at the earliest and at the end at the latest, as on EVM networks', () => {
  const dated = (at: number) => ({ deadline: 'date', deadlineAt: String(at) }) as const
  const until = (at: number) => issuesOf(dated(at))
  expect(until(now)).toEqual(['deadlineAt PoolFactory_DeadlineOutOfRange'])
  expect(until(now + 1)).toEqual([])
  expect(until(now + 10 * day)).toEqual([])
  expect(until(now + 10 * day + 1)).toEqual(['deadlineAt PoolFactory_DeadlineOutOfRange'])
  const late = { start: 'date', startAt: String(now + day) } as const
  expect(issuesOf({ ...late, ...dated(now + day - 1) })).toEqual([
    'deadlineAt PoolFactory_DeadlineOutOfRange',
  ])
  expect(termsOf({ ...late, ...dated(now + day) })).toMatchObject({
    ...{ startAt: now + day, deadlineAt: now + day },
  })
})

test('a stake is locked for four years at most', () => {
  expect(issuesOf({ lockLength: '1460' })).toEqual([])
  expect(issuesOf({ lockLength: '1461' })).toEqual(['lockLength PoolFactory_LockTooLong'])
  expect(issuesOf({ lockLength: '1.5' })).toEqual(['lockLength Input_IntegerRequired'])
})

test('a limit of a wallet and its time go together; what nobody reaches is the largest', () => {
  const limited = { hasLimit: true, limit: '5', limitLength: '1' }
  expect(issuesOf({ ...limited, limit: '' })).toEqual(['limit PoolFactory_LimitIncomplete'])
  expect(issuesOf({ ...limited, limitLength: '0' })).toEqual([
    'limitLength PoolFactory_LimitIncomplete',
  ])
  const huge = { limit: '9'.repeat(30), limitLength: '9'.repeat(30) }
  expect(termsOf({ ...limited, ...huge })).toMatchObject({
    limit: solanaPoolLimits.amountMax,
    limitSeconds: solanaPoolLimits.maxLimitSeconds,
  })
})

test('every fault of an empty draft is told at its field', () => {
  const empty = { total: '', endAt: '', start: 'date', deadline: 'date', hasLimit: true } as const
  expect(issuesOf(empty)).toEqual([
    ...['startAt Input_Required', 'endAt Input_Required', 'deadlineAt Input_Required'],
    ...['total Input_Required'],
    ...['limit PoolFactory_LimitIncomplete', 'limitLength PoolFactory_LimitIncomplete'],
  ])
})
