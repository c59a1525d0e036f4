import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { emptyLockDraftInput } from './empty-lock-draft-input.ts'
import type { LockDraft, LockDraftInput, TokenLockDraft } from './lock-draft-schema.ts'
import { lockForever, lockLimits } from './lock-limits.ts'
import { readLockDraft } from './read-lock-draft.ts'

const now = 1_900_000_000
const day = 86_400
const token = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const typed = (change: Partial<LockDraftInput> = {}): LockDraftInput => ({
  ...emptyLockDraftInput('token', { owner, now }),
  asset: token,
  amount: '1000',
  ...change,
})

function draftOf(change: Partial<LockDraftInput> = {}): LockDraft {
  const reading = readLockDraft(typed(change), { now })
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.draft
}

/** `field: code` of every issue; nothing for a draft that passes. */
function faults(change: Partial<LockDraftInput>, context = {}): readonly string[] {
  const reading = readLockDraft(typed(change), { now, ...context })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field}: ${code}`)
}

describe('what becomes of a form', () => {
  test('a blank form locks all for half a year', () => {
    expect(draftOf()).toEqual({
      locker: 'token',
      asset: token,
      owner,
      amount: 1_000n * 10n ** 18n,
      unlockAt: BigInt(now + 180 * day),
      isRebasing: false,
      isMigratable: false,
    })
  })

  test('for ever needs no time, and takes none', () => {
    expect(draftOf({ isForever: true, unlockAt: '' })).toMatchObject({ unlockAt: lockForever })
    expect(draftOf({ isForever: true, unlockAt: '5' })).toMatchObject({ unlockAt: lockForever })
  })

  test('amounts are counted in the decimals of the token', () => {
    const reading = readLockDraft(typed({ amount: '1.5' }), { now, decimals: 6 })
    expect(reading).toMatchObject({ ok: true, draft: { amount: 1_500_000n } })
    expect(faults({ amount: '1.5' }, { decimals: 0 })).toEqual(['amount: Input_TooManyDecimals'])
  })

  test('evenly, with a cliff and a first part', () => {
    const cliffAt = String(now + 30 * day)
    expect(draftOf({ release: 'linear', cliffAt, firstPercent: '12.34' })).toMatchObject({
      schedule: { cliffAt: now + 30 * day, firstBps: 1_234, cycleSeconds: 0, cycleBps: 0 },
    })
  })

  test('evenly, as soon as can be', () => {
    expect(draftOf({ release: 'linear', firstPercent: '' })).toMatchObject({
      unlockAt: BigInt(now + 180 * day),
      schedule: { cliffAt: now + lockLimits.promptSeconds, firstBps: 0 },
    })
    // A lock that ends sooner has nothing before its last second.
    const short = draftOf({ release: 'linear', unlockAt: String(now + 1_000) })
    expect(short).toMatchObject({ schedule: { cliffAt: now + 999 } })
  })

  test('in parts of one size, which say when the last of them comes', () => {
    const steps = {
      release: 'stepped',
      unlockAt: '',
      cliffAt: String(now + day),
      firstPercent: '10',
      cycleLength: '4',
      cycleUnit: 'weeks',
      cyclePercent: '40',
    } as const
    const end = now + day + 3 * 28 * day
    const schedule = {
      cliffAt: now + day,
      firstBps: 1_000,
      cycleSeconds: 28 * day,
      cycleBps: 4_000,
    }
    expect(draftOf(steps)).toMatchObject({ unlockAt: BigInt(end), schedule })
    expect(draftOf({ ...steps, unlockAt: String(end) })).toMatchObject({ schedule })
    expect(faults({ ...steps, unlockAt: String(end + 1) })).toEqual([
      'unlockAt: TokenLocker_ScheduleEndsElsewhere',
    ])
  })

  test.each([
    ['minutes', 60],
    ['hours', 3_600],
    ['days', day],
    ['weeks', 7 * day],
  ] as const)('a cycle in %s', (cycleUnit, seconds) => {
    const steps = { release: 'stepped', unlockAt: '', cyclePercent: '50', cycleUnit } as const
    expect(draftOf({ ...steps, cycleLength: '60' })).toMatchObject({
      schedule: { cycleSeconds: 60 * seconds },
    })
  })
})

describe('which locker takes it', () => {
  test.each([
    ['token', {}, 'token'],
    ['pair', {}, 'liquidity'],
    ['pair', { release: 'linear' }, 'token'],
    ['pair', { isMigratable: true }, 'token'],
    ['pair', { isRebasing: true }, 'token'],
    ['nft', { nftId: '7', release: 'linear', isMigratable: true }, 'nft'],
  ] as const)('%s with %o: the locker of %s', (kind, change, locker) => {
    expect(draftOf({ kind, ...change }).locker).toBe(locker)
  })

  test('an NFT has an id, and neither amount nor parts', () => {
    const change = { kind: 'nft', nftId: '7', amount: '', release: 'stepped' } as const
    expect(draftOf(change)).toEqual({
      locker: 'nft',
      asset: token,
      owner,
      nftId: 7n,
      unlockAt: BigInt(now + 180 * day),
    })
  })
})

const lockers = [
  ['token', 'TokenLocker', {}],
  ['pair', 'LiquidityLocker', {}],
  ['nft', 'NftLocker', { nftId: '1' }],
] as const

describe.each(lockers)('limits of a %s', (kind, prefix, change) => {
  const judge = (more: Partial<LockDraftInput>) => faults({ kind, ...change, ...more })

  test.each([
    [now + 299, [`unlockAt: ${prefix}_UnlockTooEarly`]],
    [now + 300, []],
    [now + 6_000_000_000, []],
    [now + 6_000_000_001, [`unlockAt: ${prefix}_UnlockTooLate`]],
    // Milliseconds (P-06).
    [(now + 180 * day) * 1_000, [`unlockAt: ${prefix}_UnlockTooLate`]],
    [0, [`unlockAt: ${prefix}_UnlockTooEarly`]],
  ])('unlock at %d', (unlockAt, issues) => {
    expect(judge({ unlockAt: String(unlockAt) })).toEqual(issues)
  })

  test('the unlock time that never comes is no time too late', () => {
    expect(judge({ unlockAt: String(lockForever) })).toEqual([])
    expect(judge({ unlockAt: String(lockForever - 1n) })).toEqual([
      `unlockAt: ${prefix}_UnlockTooLate`,
    ])
  })

  test('nobody cannot own a lock', () => {
    expect(judge({ owner: zeroAddress })).toEqual([`owner: ${prefix}_OwnerZero`])
    expect(judge({ owner: '' })).toEqual(['owner: Input_Required'])
  })

  test('what is locked does not own its lock', () => {
    expect(judge({ owner: token })).toEqual(['owner: Lock_OwnerIsAsset'])
    expect(judge({ owner: token, isForever: true })).toEqual(['owner: Lock_OwnerIsAsset'])
  })

  test('an owner that burns what it gets has a lock for ever alone', () => {
    const dead = '0x000000000000000000000000000000000000dEaD'
    expect(judge({ owner: dead })).toEqual(['owner: Lock_OwnerBurns'])
    expect(judge({ owner: dead, isForever: true })).toEqual([])
  })
})

test.each([
  ['token', '0', ['amount: TokenLocker_AmountZero']],
  ['token', '0.000000000000000001', []],
  ['token', lockLimits.tokenAmountMax, []],
  ['token', lockLimits.tokenAmountMax + 1n, ['amount: TokenLocker_AmountTooLarge']],
  ['pair', '0', ['amount: LiquidityLocker_AmountZero']],
  ['pair', lockLimits.liquidityAmountMax, []],
  ['pair', lockLimits.liquidityAmountMax + 1n, ['amount: LiquidityLocker_AmountTooLarge']],
] as const)('an amount of a %s: %s', (kind, amount, issues) => {
  const whole = typeof amount === 'bigint'
  const change = { kind, amount: String(amount) }
  expect(faults(change, whole ? { decimals: 0 } : {})).toEqual(issues)
})

test.each([
  ['', ['nftId: Input_Required']],
  ['0', []],
  [String(2n ** 256n - 1n), []],
  [String(2n ** 256n), ['nftId: Input_TokenIdInvalid']],
  ['-1', ['nftId: Input_TokenIdInvalid']],
  ['#7', ['nftId: Input_TokenIdInvalid']],
  ['9'.repeat(79), ['nftId: Input_TokenIdInvalid']],
])('the id "%s" of an NFT', (nftId, issues) => {
  expect(faults({ kind: 'nft', nftId })).toEqual(issues)
})

describe('limits of a schedule', () => {
  const end = now + 180 * day
  const linear = (change: Partial<LockDraftInput>) => faults({ release: 'linear', ...change })
  const stepped = (change: Partial<LockDraftInput>) =>
    faults({
      release: 'stepped',
      unlockAt: '',
      cliffAt: String(now + day),
      cycleLength: '1',
      cyclePercent: '10',
      ...change,
    })

  test.each([
    [now + 299, ['cliffAt: TokenLocker_UnlockTooEarly']],
    [now + 300, []],
    [end - 1, []],
    [end, ['cliffAt: TokenLocker_ScheduleUnusable']],
  ])('first part at %d', (cliffAt, issues) => {
    expect(linear({ cliffAt: String(cliffAt) })).toEqual(issues)
  })

  test.each([
    ['99.99', []],
    ['100', ['firstPercent: TokenLocker_ScheduleUnusable']],
    ['10.001', ['firstPercent: Input_TooManyDecimals']],
  ])('a first part of %s %%', (firstPercent, issues) => {
    expect(linear({ firstPercent })).toEqual(issues)
  })

  test.each([
    ['0', '10', ['cycleLength: TokenLocker_ScheduleUnusable']],
    [
      '0',
      '0',
      ['cycleLength: TokenLocker_ScheduleUnusable', 'cyclePercent: TokenLocker_ScheduleUnusable'],
    ],
    ['1', '0', ['cyclePercent: TokenLocker_ScheduleUnusable']],
    ['1', '0.01', []],
    ['1', '100', []],
    ['1', '100.01', ['cyclePercent: TokenLocker_ScheduleUnusable']],
    ['', '10', ['cycleLength: Input_Required']],
    ['1.5', '10', ['cycleLength: Input_IntegerRequired']],
    ['1', '', ['cyclePercent: Input_Required']],
  ])('a cycle of "%s" days with "%s" %%', (cycleLength, cyclePercent, issues) => {
    expect(stepped({ cycleLength, cyclePercent })).toEqual(issues)
  })

  test('parts are no more than the rest', () => {
    expect(stepped({ firstPercent: '60', cyclePercent: '40' })).toEqual([])
    expect(stepped({ firstPercent: '60', cyclePercent: '40.01' })).toEqual([
      'cyclePercent: TokenLocker_ScheduleUnusable',
    ])
  })

  test('a cycle has the same bound as a lock', () => {
    const longest = lockLimits.maxSeconds / 60
    const change = { cyclePercent: '100', cycleUnit: 'minutes' } as const
    // It may be that long, but no lock can end after it.
    expect(stepped({ ...change, cycleLength: String(longest) })).toEqual([
      'unlockAt: TokenLocker_UnlockTooLate',
    ])
    expect(stepped({ ...change, cycleLength: String(longest + 1) })).toContain(
      'cycleLength: TokenLocker_ScheduleUnusable',
    )
  })

  test('what never ends has no parts', () => {
    expect(linear({ isForever: true })).toEqual(['release: TokenLocker_ScheduleUnusable'])
    expect(stepped({ isForever: true })).toEqual(['release: TokenLocker_ScheduleUnusable'])
  })
})

describe('what is wrong is told all at once', () => {
  test('each field by itself', () => {
    const change = { asset: '', owner: 'x', amount: '-1', unlockAt: 'soon' }
    expect(faults(change)).toEqual([
      'asset: Input_Required',
      'owner: Input_AddressInvalid',
      'unlockAt: Input_IntegerRequired',
      'amount: Input_NumberInvalid',
    ])
  })

  test('an empty time is asked for', () => {
    expect(faults({ unlockAt: '' })).toEqual(['unlockAt: Input_Required'])
    expect(faults({ unlockAt: '', release: 'linear' })).toEqual(['unlockAt: Input_Required'])
  })

  test.each([[undefined], [null], ['text'], [{}], [{ kind: 'coin' }]])('%o is no form', (input) => {
    const reading = readLockDraft(input, { now })
    expect(reading.ok).toBe(false)
    expect(reading).not.toHaveProperty('draft')
  })
})

test('the platform’s own tokens never rebase', () => {
  expect(faults({ isRebasing: true }, { templateId: 3 })).toEqual([
    'isRebasing: Lock_RebasingRefused',
  ])
  expect(faults({ isRebasing: true })).toEqual([])
  const foreign = draftOf({ isRebasing: true, isMigratable: true }) as TokenLockDraft
  expect(foreign).toMatchObject({ isRebasing: true, isMigratable: true })
})
