import { describe, expect, test } from 'vitest'
import { earningOfOne, type PoolRow, statusOfRow, tokenName } from './pool-row.ts'

const row: PoolRow = {
  chainId: 56,
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  number: '3',
  kind: 'token',
  staked: {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    symbol: 'STK',
    decimals: 6,
    name: 'STK',
  },
  reward: { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: null, decimals: 18 },
  rewardPerSecond: 5n,
  startTime: 100,
  endTime: 400,
  stakeDeadline: 200,
  lockSeconds: 0,
  isExitOpen: false,
  isStopped: false,
  totalStaked: 2_000_000n,
  stakerCount: 1,
}

describe('what one staked unit earns', () => {
  test('is told for a whole unit, whatever its decimals', () => {
    const long = { ...row, endTime: 150 + 31_536_000 }
    expect(earningOfOne(long, 150)).toEqual({
      ...{ part: 1_000_000n, reward: (5n * 31_536_000n) / 2n, isYear: true },
    })
    expect(earningOfOne({ ...long, kind: 'nft', totalStaked: 5n }, 150)).toEqual({
      ...{ part: 1n, reward: 31_536_000n, isYear: true },
    })
  })

  test('is what is left where rewards end sooner than a year', () => {
    expect(earningOfOne(row, 150)).toEqual({
      ...{ part: 1_000_000n, reward: (5n * 250n) / 2n, isYear: false },
    })
  })

  test('is nothing before the start, from the end on, without a stake and for unknown decimals', () => {
    expect(earningOfOne(row, 99)).toBeUndefined()
    expect(earningOfOne(row, 400)).toBeUndefined()
    expect(earningOfOne({ ...row, totalStaked: 0n }, 150)).toBeUndefined()
    const unknown = { ...row, staked: { ...row.staked, decimals: null } }
    expect(earningOfOne(unknown, 150)).toBeUndefined()
  })
})

test('a pool of a list stands where the clock says', () => {
  expect([50, 150, 250, 400].map((now) => statusOfRow(row, now))).toEqual([
    'coming',
    'running',
    'closed',
    'ended',
  ])
  expect(statusOfRow({ ...row, isStopped: true }, 400)).toBe('stopped')
})

test('a token that nobody knows yet is named by its address', () => {
  expect(tokenName(row.reward)).toBe('0x5FbD…80aa3')
})
