import type { DayStats } from '@slipway/api-client'
import { describe, expect, test } from 'vitest'
import { figures } from './figures.ts'
import { sumDays, totalOf } from './sum-days.ts'

const day = 86_400
const nothing: Omit<DayStats, 'day' | 'chainId'> = {
  tokensCreated: 0,
  newCreators: 0,
  transfers: 0,
  holdersAtEnd: 0,
  feesWei: '0',
  inviterRewardsWei: '0',
  presalesCreated: 0,
  presalesFinished: 0,
  presalesCanceled: 0,
  contributions: 0,
  newContributors: 0,
  presaleFeesWei: '0',
  locksMade: 0,
  poolsCreated: 0,
  stakes: 0,
  poolFeesWei: '0',
  airdropsCreated: 0,
  claims: 0,
  nftSalesCreated: 0,
  nftsMinted: 0,
  nftVolumeWei: '0',
  nftSaleFeesWei: '0',
  newUsers: 0,
  acts: 0,
}
const at = (index: number, tokensCreated: number, chainId = 1): DayStats => ({
  ...nothing,
  day: index * day,
  chainId,
  tokensCreated,
})
const tokens = figures.tokens.of

describe('sumDays', () => {
  test('adds networks of one day and fills the days between with zero', () => {
    const series = sumDays([at(100, 2), at(100, 3, 56), at(102, 1)], tokens, 102 * day + 5, 3)
    expect(series).toEqual([
      { day: 100 * day, count: 5 },
      { day: 101 * day, count: 0 },
      { day: 102 * day, count: 1 },
    ])
    expect(totalOf(series)).toBe(6)
  })

  test('leaves out what lies before the first day shown', () => {
    expect(sumDays([at(1, 9)], tokens, 50 * day, 2).map(({ count }) => count)).toEqual([0, 0])
  })

  test('ends with today even at the very first second of it', () => {
    expect(sumDays([at(7, 4)], tokens, 7 * day, 1)).toEqual([{ day: 7 * day, count: 4 }])
  })
})

test('launches are everything that was made, locks among it', () => {
  const made = { ...at(1, 1), presalesCreated: 2, poolsCreated: 3, locksMade: 4 }
  const all = { ...made, airdropsCreated: 5, nftSalesCreated: 6, contributions: 100, acts: 100 }
  expect(figures.launches.of(all)).toBe(21)
})
