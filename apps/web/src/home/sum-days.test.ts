import type { DayStats } from '@slipway/api-client'
import { describe, expect, test } from 'vitest'
import { sumDays } from './sum-days.ts'

const day = 86_400
const at = (index: number, tokensCreated: number, chainId = 1): DayStats => ({
  day: index * day,
  chainId,
  tokensCreated,
  newCreators: 0,
  transfers: 0,
  holdersAtEnd: 0,
  feesWei: '0',
  inviterRewardsWei: '0',
  presalesCreated: 0,
  contributions: 0,
  presaleFeesWei: '0',
})

describe('sumDays', () => {
  test('adds networks of one day and fills the days between with zero', () => {
    const days = [at(100, 2), at(100, 3, 56), at(102, 1)]
    expect(sumDays(days, 102 * day + 5, 3)).toEqual([
      { day: 100 * day, tokens: 5 },
      { day: 101 * day, tokens: 0 },
      { day: 102 * day, tokens: 1 },
    ])
  })

  test('leaves out what lies before the first day shown', () => {
    expect(sumDays([at(1, 9)], 50 * day, 2).map(({ tokens }) => tokens)).toEqual([0, 0])
  })

  test('ends with today even at the very first second of it', () => {
    expect(sumDays([at(7, 4)], 7 * day, 1)).toEqual([{ day: 7 * day, tokens: 4 }])
  })
})
