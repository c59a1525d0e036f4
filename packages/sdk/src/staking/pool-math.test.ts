import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { findEqualWorth, type ReserveRatio } from './find-equal-worth.ts'
import {
  calculateAprBps,
  calculatePoolCost,
  calculatePoolSeconds,
  calculateRate,
  calculateYearlyReward,
} from './pool-math.ts'

const now = 1_800_000_000n
const YEAR = 31_536_000n

describe('what a pool takes', () => {
  test('rate × seconds, and rebates rounded up', () => {
    const draft = { rewardPerSecond: 7n, startTime: 0n, endTime: now + 301n, inviteBps: 333n }
    // 7 × 301 = 2107; 3.33 % of that are 70.16.
    expect(calculatePoolCost(draft, now)).toEqual({
      seconds: 301n,
      rewards: 2_107n,
      rebates: 71n,
      total: 2_178n,
    })
    expect(calculatePoolCost({ ...draft, inviteBps: 0n }, now).rebates).toBe(0n)
  })

  test('a past start is now', () => {
    expect(calculatePoolSeconds(now - 50n, now + 100n, now)).toBe(100n)
    expect(calculatePoolSeconds(now + 40n, now + 100n, now)).toBe(60n)
    expect(calculatePoolSeconds(now + 100n, now + 40n, now)).toBe(0n)
  })

  test('a total never pays more than it is', () => {
    expect(calculateRate(1_000n, 300n)).toBe(3n)
    expect(calculateRate(1_000n, 0n)).toBe(0n)
  })
})

describe('returns', () => {
  test('of one token, of one NFT', () => {
    const stake = { rewardPerSecond: 3n, totalStaked: 2n * 10n ** 18n }
    expect(calculateYearlyReward(stake, false)).toBe((3n * YEAR) / 2n)
    expect(calculateYearlyReward({ rewardPerSecond: 3n, totalStaked: 4n }, true)).toBe(
      (3n * YEAR) / 4n,
    )
    expect(calculateYearlyReward({ rewardPerSecond: 3n, totalStaked: 0n }, true)).toBe(0n)
  })

  test('as a part of the stake’s worth', () => {
    // 1 base unit a second for a stake that is worth ten years of it: 10 %.
    const query = { rewardPerSecond: 1n, totalStaked: 10n * YEAR }
    expect(calculateAprBps(query, { staked: 1n, reward: 1n })).toBe(1_000)
    // What is staked is worth twice the reward, unit for unit: half of that.
    expect(calculateAprBps(query, { staked: 1n, reward: 2n })).toBe(500)
    // Less than a basis point is more than nothing.
    expect(calculateAprBps(query, { staked: 1n, reward: 4_000n })).toBe(0.25)
    expect(
      calculateAprBps({ ...query, totalStaked: 0n }, { staked: 1n, reward: 1n }),
    ).toBeUndefined()
  })
})

describe('equal worth', () => {
  const token = (last: string): Address => `0x${last.padStart(40, '0')}`
  const [staked, reward, native, dollar] = [token('a'), token('b'), token('c'), token('d')]
  const ratio = (
    quote: Address,
    tokenUnits: bigint,
    quoteUnits: bigint,
    venue = 'V2',
  ): ReserveRatio => ({
    quote,
    tokenUnits,
    quoteUnits,
    venue,
  })

  test('through a shared currency', () => {
    // 2 staked for 1 native, 10 rewards for 1 native: 2 staked are worth 10 rewards.
    const worth = findEqualWorth(
      reward,
      [ratio(native, 2n, 1n, 'A')],
      [ratio(native, 10n, 1n, 'B')],
      staked,
    )
    expect(worth).toEqual({ staked: 2n, reward: 10n, venues: ['A', 'B'] })
  })

  test('against each other, before any currency', () => {
    const direct = [ratio(native, 1n, 9n), ratio(reward, 4n, 8n)]
    expect(findEqualWorth(reward, direct, [ratio(native, 1n, 1n)], staked)).toMatchObject({
      staked: 4n,
      reward: 8n,
    })
    expect(findEqualWorth(reward, [], [ratio(staked, 8n, 4n)], staked)).toMatchObject({
      staked: 4n,
      reward: 8n,
    })
  })

  test('nothing meets, or nothing is there', () => {
    expect(
      findEqualWorth(reward, [ratio(native, 1n, 1n)], [ratio(dollar, 1n, 1n)], staked),
    ).toBeUndefined()
    expect(
      findEqualWorth(reward, [ratio(native, 1n, 0n)], [ratio(native, 1n, 1n)], staked),
    ).toBeUndefined()
    expect(findEqualWorth(reward, [], [], staked)).toBeUndefined()
  })
})
