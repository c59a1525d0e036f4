import { describe, expect, test } from 'vitest'
import { addressOf } from '../../test/typed-locks.ts'
import { calculateUnlockTime, canStakeAt, poolStatus } from './pool-status.ts'
import {
  calculateEmissionLeft,
  calculateFreedByStop,
  calculateLimitLeft,
  calculatePendingAt,
  calculateRewardsChange,
  calculateRewardUntilEnd,
  calculateYearlyOfNewStake,
  calculateYearlyReward,
  endsWithinYear,
} from './position-math.ts'
import {
  readLimitParams,
  readRateParams,
  readTextParams,
  readTimesParams,
} from './read-admin-params.ts'
import {
  readNftIds,
  readNftStakeParams,
  readNftWithdrawParams,
  readStakeParams,
  readWithdrawParams,
} from './read-staker-params.ts'
import type { Pool, PoolAccount } from './types.ts'

const token = { address: addressOf('70'), name: 'Harbour', symbol: 'HRB', decimals: 2 }
const reserve = { owed: 0n, held: 0n }

/** Rewards of 10 a second from 1 000 to 11 000, nothing more staked from 9 000 on, 4 000 staked. */
const pool: Pool = {
  chainId: 1,
  address: addressOf('c0'),
  id: 1n,
  kind: 'token',
  owner: addressOf('a1'),
  admin: addressOf('a1'),
  createdAt: 500,
  rewardTokenAmount: 100_000n,
  serviceFee: 0n,
  stakedToken: token,
  rewardToken: { ...token, symbol: 'RWD', decimals: 0 },
  terms: {
    rewardPerSecond: 10n,
    startTime: 1_000,
    endTime: 11_000,
    stakeDeadline: 9_000,
    limit: 1_000n,
    limitSeconds: 2_000,
    lockSeconds: 600,
    inviteBps: 500,
  },
  state: {
    totalStaked: 4_000n,
    stakerCount: 2,
    apr: 0n,
    hasUserLimit: true,
    exitOpen: false,
    rebateBudget: 5_000n,
    recoverable: 0n,
    staked: reserve,
    reward: reserve,
  },
  ipfsKey: '',
  baseUri: '',
  readAt: 2_000,
}

const my: PoolAccount = {
  staked: 400n,
  pending: 7n,
  lockedAt: 1_900,
  unlockTime: 2_500,
  canWithdraw: false,
  inviter: addressOf('b2'),
  rebate: 0n,
  balance: 2_000n,
  allowance: 0n,
  rewardBalance: 0n,
  readAt: 2_000,
}

const codesOf = (reading: { ok: boolean; issues?: readonly { code: string }[] }) =>
  reading.issues?.map(({ code }) => code) ?? []

describe('status', () => {
  test.each([
    [999, 'coming'],
    [1_000, 'running'],
    [8_999, 'running'],
    [9_000, 'closed'],
    [10_999, 'closed'],
    [11_000, 'ended'],
  ] as const)('at %i it is %s', (now, status) => {
    expect(poolStatus(pool, now)).toBe(status)
    expect(canStakeAt(pool, now)).toBe(now < 9_000)
  })

  test('a stop is told by the index, or by less time than any pool has', () => {
    const stopped = { isStopped: true, endTime: 11_000 }
    expect(poolStatus(pool, 11_000, stopped)).toBe('stopped')
    expect(poolStatus(pool, 10_999, stopped)).toBe('closed')
    expect(poolStatus(pool, 11_000, { isStopped: false, endTime: 11_000 })).toBe('ended')
    const terms = { startTime: 900, endTime: 1_199, stakeDeadline: 1_199 }
    expect(poolStatus({ terms }, 1_199)).toBe('stopped')
  })

  test('a stop is told before the index has it: it still knows another end', () => {
    expect(poolStatus(pool, 11_000, { isStopped: false, endTime: 20_000 })).toBe('stopped')
    // An earlier end that has passed meanwhile looks the same to an index that is far behind.
    expect(poolStatus(pool, 11_300, { isStopped: false, endTime: 20_000 })).toBe('ended')
    // Lengthened, and stopped after its first end.
    expect(poolStatus(pool, 11_000, { isStopped: false, endTime: 10_900 })).toBe('stopped')
    expect(poolStatus(pool, 10_999, { isStopped: false, endTime: 20_000 })).toBe('closed')
  })

  test('a stake is locked unless the exit is open', () => {
    expect(calculateUnlockTime(pool, 2_000)).toBe(2_600)
    const open = { ...pool, state: { ...pool.state, exitOpen: true } }
    expect(calculateUnlockTime(open, 2_000)).toBe(2_000)
  })
})

describe('sums', () => {
  test('a reward counts on by the second, until the end', () => {
    expect(calculatePendingAt(pool, my, 2_000)).toBe(7n)
    expect(calculatePendingAt(pool, my, 2_040)).toBe(7n + 40n)
    expect(calculatePendingAt(pool, my, 90_000)).toBe(7n + 9_000n)
  })

  test('nothing counts before the start, without a stake, or backwards', () => {
    expect(calculatePendingAt(pool, { ...my, readAt: 100 }, 900)).toBe(7n)
    expect(calculatePendingAt(pool, { ...my, staked: 0n }, 5_000)).toBe(7n)
    const empty = { ...pool, state: { ...pool.state, totalStaked: 0n } }
    expect(calculatePendingAt(empty, my, 5_000)).toBe(7n)
    expect(calculatePendingAt(pool, my, 1_000)).toBe(7n)
  })

  test('what is left to run', () => {
    expect(calculateEmissionLeft(pool, 0)).toBe(100_000n)
    expect(calculateEmissionLeft(pool, 10_000)).toBe(10_000n)
    expect(calculateEmissionLeft(pool, 12_000)).toBe(0n)
  })

  test('a stop frees what is left to run, and the rebates on it', () => {
    expect(calculateFreedByStop(pool, 10_000)).toBe(10_500n)
    const plain = { ...pool, terms: { ...pool.terms, inviteBps: 0 } }
    expect(calculateFreedByStop(plain, 10_000)).toBe(10_000n)
  })

  test('what a stake still earns until the end, at the stakes of now', () => {
    expect(calculateRewardUntilEnd(pool, 400n, 10_000)).toBe(1_000n)
    expect(calculateRewardUntilEnd(pool, 400n, 11_000)).toBe(0n)
    const empty = { ...pool, state: { ...pool.state, totalStaked: 0n } }
    expect(calculateRewardUntilEnd(empty, 0n, 10_000)).toBe(0n)
    expect(endsWithinYear(pool, 10_000)).toBe(true)
    const long = { ...pool, terms: { ...pool.terms, endTime: 10_000 + 31_536_000 } }
    expect(endsWithinYear(long, 10_000)).toBe(false)
    // Rewards of ten months that begin in three are none of a year.
    const coming = { startTime: 10_000 + 90 * 86_400, endTime: 10_000 + 390 * 86_400 }
    expect(endsWithinYear({ ...pool, terms: { ...pool.terms, ...coming } }, 10_000)).toBe(true)
  })

  test('a year, by the contract’s unit', () => {
    const state = { ...pool.state, apr: 5n * 10n ** 18n }
    expect(calculateYearlyReward({ ...pool, state }, 400n)).toBe(2_000n)
    expect(calculateYearlyReward({ ...pool, kind: 'nft', state: { ...state, apr: 5n } }, 4n)).toBe(
      20n,
    )
    expect(calculateYearlyOfNewStake(pool, 600n, 400n)).toBe((10n * 31_536_000n * 1_000n) / 4_600n)
  })

  test('a limit holds for its time', () => {
    expect(calculateLimitLeft(pool, 400n, 2_999)).toBe(600n)
    expect(calculateLimitLeft(pool, 2_000n, 2_999)).toBe(0n)
    expect(calculateLimitLeft(pool, 400n, 3_000)).toBeUndefined()
  })
})

describe('a change of rewards', () => {
  const wanted = { rewardPerSecond: 10n, startTime: 1_000, endTime: 11_000 }

  test('costs what is missing, rebates included, after what is over', () => {
    const twice = calculateRewardsChange(
      { ...pool, readAt: 6_000 },
      { ...wanted, rewardPerSecond: 20n },
    )
    const needed = 50_000n + 2_500n
    expect(twice).toEqual({ cost: needed, spent: 0n, freed: 0n, opensExit: false })
    const over = { ...pool, state: { ...pool.state, recoverable: 52_000n } }
    expect(
      calculateRewardsChange({ ...over, readAt: 6_000 }, { ...wanted, rewardPerSecond: 20n }),
    ).toEqual({ cost: 500n, spent: 52_000n, freed: 0n, opensExit: false })
    expect(
      calculateRewardsChange({ ...pool, readAt: 6_000 }, { ...wanted, endTime: 11_001 }).cost,
    ).toBe(11n)
  })

  test.each([
    ['a lower rate', { ...wanted, rewardPerSecond: 9n }],
    ['an earlier end', { ...wanted, endTime: 10_999 }],
    ['a later start', { ...wanted, startTime: 1_001 }],
  ])('%s ends lock times', (_, terms) => {
    expect(calculateRewardsChange({ ...pool, readAt: 500 }, terms)).toMatchObject({
      cost: 0n,
      opensExit: true,
    })
  })

  test('less frees what nobody can earn', () => {
    const less = calculateRewardsChange(
      { ...pool, readAt: 6_000 },
      { ...wanted, rewardPerSecond: 4n },
    )
    expect(less.freed).toBe(30_000n + 1_500n)
  })
})

describe('forms of who stakes', () => {
  const facts = { pool, my, now: 2_600 }

  test('an amount in whole units', () => {
    expect(readStakeParams('5.5', facts)).toEqual({ ok: true, params: { amount: 550n } })
    expect(readWithdrawParams('4', facts)).toEqual({ ok: true, params: { amount: 400n } })
  })

  test.each([
    ['0', facts, ['StakingPool_AmountZero']],
    ['x', facts, ['Input_NumberInvalid']],
    ['7', facts, ['StakingPool_LimitExceeded']],
    ['5', { ...facts, now: 9_000 }, ['StakingPool_Closed']],
    ['21', { ...facts, now: 3_000 }, ['Token_InsufficientBalance']],
  ])('a stake of %s is refused: %o', (text, known, codes) => {
    expect(codesOf(readStakeParams(text, known))).toEqual(codes)
  })

  test('a limit is told with all that would be in', () => {
    const reading = readStakeParams('7', facts)
    expect(!reading.ok && reading.issues[0]?.args).toEqual({ amount: 1_100n, limit: 1_000n })
  })

  test('a pool holds no more than its sums', () => {
    const state = { ...pool.state, totalStaked: 2n ** 112n - 4n }
    const known = { ...facts, now: 3_000, pool: { ...pool, state } }
    expect(codesOf(readStakeParams('0.02', known))).toEqual([])
    expect(codesOf(readStakeParams('0.03', known))).toEqual(['StakingPool_AmountTooLarge'])
  })

  test.each([
    ['0', facts, ['StakingPool_AmountZero']],
    ['4.01', facts, ['StakingPool_StakeTooSmall']],
    ['4', { ...facts, now: 2_499 }, ['StakingPool_StillLocked']],
  ])('a withdrawal of %s is refused: %o', (text, known, codes) => {
    expect(codesOf(readWithdrawParams(text, known))).toEqual(codes)
  })

  test('NFTs by the hundred', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => BigInt(at))
    const known = { ...facts, now: 3_000 }
    expect(readNftStakeParams(ids(100), known).ok).toBe(true)
    expect(codesOf(readNftStakeParams(ids(101), known))).toEqual(['NftPool_CountOutOfRange'])
    expect(codesOf(readNftStakeParams([], known))).toEqual(['NftPool_CountOutOfRange'])
    expect(codesOf(readNftStakeParams(ids(601), facts))).toContain('StakingPool_LimitExceeded')
    expect(codesOf(readNftStakeParams(ids(1), { ...known, now: 9_000 }))).toEqual([
      'StakingPool_Closed',
    ])
    expect(codesOf(readNftWithdrawParams(ids(1), { ...known, now: 2_400 }))).toEqual([
      'StakingPool_StillLocked',
    ])
  })

  test('ids as people type them', () => {
    expect(readNftIds(' #3, 4;5\n3 ')).toEqual([3n, 4n, 5n])
    expect(readNftIds('')).toEqual([])
    expect(readNftIds('3, four')).toBeUndefined()
    expect(readNftIds('9'.repeat(79))).toBeUndefined()
  })
})

describe('forms of the admin', () => {
  test.each([
    ['0', 2_000, ['StakingPool_RateZero']],
    ['12', 11_000, ['StakingPool_Ended']],
    ['1.5', 2_000, ['Input_TooManyDecimals']],
    ['12', 2_000, []],
  ])('a rate of %s at %i', (text, now, codes) => {
    expect(codesOf(readRateParams(text, pool, now))).toEqual(codes)
  })

  test.each([
    [500, 800, 11_000, []],
    [500, 500, 11_000, ['StakingPool_StartTooEarly']],
    [2_000, 2_400, 11_000, ['StakingPool_AlreadyStarted']],
    [2_000, 1_000, 2_299, ['StakingPool_EndTooEarly']],
    [2_000, 1_000, 2_300, []],
    [500, 5_000, 5_299, ['StakingPool_EndTooEarly']],
    [2_000, 1_000, 2_001 + 3_650 * 86_400, ['StakingPool_EndTooLate']],
    [11_000, 1_000, 20_000, ['StakingPool_Ended']],
  ])('at %i: from %i to %i', (now, startTime, endTime, codes) => {
    expect(codesOf(readTimesParams({ startTime, endTime }, pool, now))).toEqual(codes)
  })

  test('moments that nobody can read', () => {
    const none = { startTime: undefined, endTime: undefined }
    expect(codesOf(readTimesParams(none, pool, 500))).toEqual(['Input_Required', 'Input_Required'])
  })

  test('a limit only rises, or falls away', () => {
    expect(readLimitParams('10.01', pool)).toEqual({ ok: true, params: { limit: 1_001n } })
    expect(readLimitParams('', pool)).toEqual({ ok: true, params: { limit: 0n } })
    expect(codesOf(readLimitParams('10', pool))).toEqual(['StakingPool_LimitOnlyRises'])
    const free = { ...pool, terms: { ...pool.terms, limit: 0n } }
    expect(codesOf(readLimitParams('10', free))).toEqual(['StakingPool_LimitOnlyRises'])
  })

  test('a text counts in bytes', () => {
    expect(readTextParams(' ipfs://x ')).toEqual({ ok: true, params: { text: 'ipfs://x' } })
    expect(readTextParams('船'.repeat(170)).ok).toBe(true)
    expect(codesOf(readTextParams('船'.repeat(171)))).toEqual(['StakingPool_TextTooLong'])
  })
})
