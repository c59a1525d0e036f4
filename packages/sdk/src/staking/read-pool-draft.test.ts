import { describe, expect, test } from 'vitest'
import { emptyPoolDraftInput } from './empty-pool-draft-input.ts'
import type { PoolDraftInput } from './pool-draft-schema.ts'
import { readPoolDraft } from './read-pool-draft.ts'

const now = 1_800_000_000
const DAY = 86_400
const staked = '0x00000000000000000000000000000000000000a1'
const reward = '0x00000000000000000000000000000000000000b2'
const admin = '0x00000000000000000000000000000000000000c3'

const good: PoolDraftInput = {
  ...emptyPoolDraftInput('token', { admin, now }),
  stakedToken: staked,
  rewardToken: reward,
  budget: 'rate',
  rate: '0.5',
}

const read = (more: Partial<PoolDraftInput> = {}) =>
  readPoolDraft({ ...good, ...more }, { now, stakedDecimals: 18, rewardDecimals: 6 })

const faults = (more: Partial<PoolDraftInput>) => {
  const reading = read(more)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

describe('readPoolDraft', () => {
  test('a pool from now on', () => {
    expect(read()).toEqual({
      ok: true,
      draft: {
        kind: 'token',
        stakedToken: expect.stringMatching(/a1$/i),
        rewardToken: expect.stringMatching(/b2$/i),
        admin: expect.stringMatching(/c3$/i),
        rewardPerSecond: 500_000n,
        startTime: 0n,
        endTime: BigInt(now + 30 * DAY),
        stakeDeadline: 0n,
        limit: 0n,
        limitSeconds: 0n,
        lockSeconds: 0n,
        inviteBps: 0n,
      },
    })
  })

  test('a total says the rate; what does not divide evenly is not taken', () => {
    const total = { budget: 'total', total: '1000', endTime: String(now + 300) } as const
    expect(read(total)).toMatchObject({ ok: true, draft: { rewardPerSecond: 3_333_333n } })
    const later = { ...total, startTime: String(now + 100), endTime: String(now + 500) }
    expect(read(later)).toMatchObject({ ok: true, draft: { rewardPerSecond: 2_500_000n } })
  })

  test('limit, lock time and invites', () => {
    const rules = {
      hasLimit: true,
      limit: '2.5',
      limitLength: '7',
      limitUnit: 'days',
      lockLength: '36',
      lockUnit: 'hours',
      hasInvites: true,
      invitePercent: '12.5',
    } as const
    expect(read(rules)).toMatchObject({
      ok: true,
      draft: {
        limit: 25n * 10n ** 17n,
        limitSeconds: BigInt(7 * DAY),
        lockSeconds: BigInt(36 * 3_600),
        inviteBps: 1_250n,
      },
    })
  })

  test('NFTs are whole', () => {
    const limit = { kind: 'nft', hasLimit: true, limitLength: '1' } as const
    expect(read({ ...limit, limit: '3' })).toMatchObject({ ok: true, draft: { limit: 3n } })
    expect(faults({ ...limit, limit: '1.5' })).toEqual(['limit Input_TooManyDecimals'])
  })

  test.each<[string, Partial<PoolDraftInput>, readonly string[]]>([
    [
      'rewards in what is staked',
      { rewardToken: staked },
      ['rewardToken PoolFactory_TokensAreSame'],
    ],
    ['no reward token', { rewardToken: '' }, ['rewardToken Input_Required']],
    ['no address', { stakedToken: '0x12' }, ['stakedToken Input_AddressInvalid']],
    ['nobody as admin', { admin: `0x${'0'.repeat(40)}` }, ['admin PoolFactory_AdminZero']],
    ['no reward', { rate: '0' }, ['rate PoolFactory_RateOutOfRange']],
    [
      'a total below one unit a second',
      { budget: 'total', total: '1' },
      ['total PoolFactory_RateOutOfRange'],
    ],
    [
      'four minutes and 59 seconds',
      { endTime: String(now + 299) },
      ['endTime PoolFactory_EndTooEarly'],
    ],
    ['ended already', { endTime: String(now - 1) }, ['endTime PoolFactory_EndTooEarly']],
    [
      'five minutes from a later start',
      { startTime: String(now + DAY), endTime: String(now + DAY + 299) },
      ['endTime PoolFactory_EndTooEarly'],
    ],
    [
      'a second beyond ten years',
      { endTime: String(now + 3_650 * DAY + 1) },
      ['endTime PoolFactory_EndTooLate'],
    ],
    [
      'a deadline that is now',
      { stakeDeadline: String(now) },
      ['stakeDeadline PoolFactory_DeadlineOutOfRange'],
    ],
    [
      'a deadline after the end',
      { stakeDeadline: String(now + 30 * DAY + 1) },
      ['stakeDeadline PoolFactory_DeadlineOutOfRange'],
    ],
    [
      'a lock beyond four years',
      { lockLength: '1461', lockUnit: 'days' },
      ['lockLength PoolFactory_LockTooLong'],
    ],
    [
      'a limit without its time',
      { hasLimit: true, limit: '1' },
      ['limitLength PoolFactory_LimitIncomplete'],
    ],
    [
      'a time without its limit',
      { hasLimit: true, limitLength: '1' },
      ['limit PoolFactory_LimitIncomplete'],
    ],
    [
      'more than half for inviters',
      { hasInvites: true, invitePercent: '50.01' },
      ['invitePercent PoolFactory_RebateTooHigh'],
    ],
    [
      'invites for nothing',
      { hasInvites: true, invitePercent: '0' },
      ['invitePercent Input_Required'],
    ],
  ])('%s', (_name, more, expected) => {
    expect(faults(more)).toEqual(expected)
  })

  test.each<[string, Partial<PoolDraftInput>]>([
    ['five minutes', { endTime: String(now + 300) }],
    ['ten years', { endTime: String(now + 3_650 * DAY) }],
    ['a past start', { startTime: String(now - DAY) }],
    [
      'a deadline at a later start',
      { startTime: String(now + DAY), stakeDeadline: String(now + DAY) },
    ],
    [
      'a limit that nobody reaches',
      { hasLimit: true, limit: '9'.repeat(80), limitLength: '99999999' },
    ],
    ['a deadline right after the start', { stakeDeadline: String(now + 1) }],
    ['a deadline at the end', { stakeDeadline: String(now + 30 * DAY) }],
    ['a lock of four years', { lockLength: '1460' }],
    ['half for inviters', { hasInvites: true, invitePercent: '50' }],
    [
      'what a switch leaves out',
      { hasLimit: false, limit: 'abc', hasInvites: false, invitePercent: '99' },
    ],
  ])('allows %s', (_name, more) => {
    expect(faults(more)).toEqual([])
  })

  test('all rewards together fit 112 bits', () => {
    const max = (2n ** 112n - 2n) / 300n - 1n
    const five = {
      endTime: String(now + 300),
      rate: `${max / 10n ** 6n}.${String(max % 10n ** 6n).padStart(6, '0')}`,
    }
    expect(faults(five)).toEqual([])
    const more = max + 1n
    const over = `${more / 10n ** 6n}.${String(more % 10n ** 6n).padStart(6, '0')}`
    expect(faults({ ...five, rate: over })).toEqual(['rate PoolFactory_RateOutOfRange'])
  })

  test('and so do the rebates beside them', () => {
    const half = {
      budget: 'rate',
      endTime: String(now + 300),
      hasInvites: true,
      invitePercent: '50',
    } as const
    const text = (rate: bigint) =>
      `${rate / 10n ** 6n}.${String(rate % 10n ** 6n).padStart(6, '0')}`
    const max = ((2n ** 112n - 2n) * 2n) / 3n / 300n - 1n
    expect(faults({ ...half, rate: text(max) })).toEqual([])
    expect(faults({ ...half, rate: text(max + 1n) })).toEqual(['rate PoolFactory_RateOutOfRange'])
  })

  test('all faults at once, and anything at all', () => {
    expect(faults({ rewardToken: '', rate: '', endTime: '' })).toEqual([
      'rewardToken Input_Required',
      'endTime Input_Required',
      'rate Input_Required',
    ])
    expect(readPoolDraft(undefined, { now })).toMatchObject({ ok: false })
    expect(readPoolDraft({ ...good, kind: 'dog' }, { now })).toMatchObject({
      ok: false,
      issues: [{ field: 'kind', code: 'Input_Required' }],
    })
  })
})
