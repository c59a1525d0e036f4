import { describe, expect, test } from 'vitest'
import {
  calculateDollarWorth,
  chooseDollarPrice,
  LEAST_DEPTH_MICRO,
  type PoolPrice,
} from './choose-dollar-price.ts'

const price = (dollars: bigint, depthDollars: bigint, venue = 'A'): PoolPrice => ({
  tokenUnits: 10n ** 18n,
  microDollars: dollars * 1_000_000n,
  depthMicro: depthDollars * 1_000_000n,
  venue,
  quote: 'USDC',
})

describe('which pool says what a token is worth', () => {
  test('none where there is no pool, an empty one, or one too small to be believed', () => {
    expect(chooseDollarPrice([])).toBeUndefined()
    expect(chooseDollarPrice([{ ...price(1n, 50_000n), tokenUnits: 0n }])).toBeUndefined()
    expect(chooseDollarPrice([price(0n, 50_000n)])).toBeUndefined()
    expect(chooseDollarPrice([price(1n, 9_999n)])).toBeUndefined()
    const least = { ...price(1n, 0n), depthMicro: LEAST_DEPTH_MICRO }
    expect(chooseDollarPrice([least])).toBe(least)
    expect(chooseDollarPrice([{ ...least, depthMicro: LEAST_DEPTH_MICRO - 1n }])).toBeUndefined()
  })

  test('the deepest one, whatever the small ones say', () => {
    const deep = price(2_000n, 400_000n, 'B')
    expect(chooseDollarPrice([price(9n, 20_000n), deep, price(2_010n, 150_000n)])).toBe(deep)
  })

  test('none while two deep ones say something else', () => {
    expect(chooseDollarPrice([price(1_000n, 400_000n), price(1_049n, 399_000n)])).toBeDefined()
    expect(chooseDollarPrice([price(1_000n, 400_000n), price(1_060n, 399_000n)])).toBeUndefined()
    expect(chooseDollarPrice([price(1_000n, 400_000n), price(900n, 100_000n)])).toBeUndefined()
    expect(chooseDollarPrice([price(1_000n, 400_000n), price(900n, 99_999n)])).toBeDefined()
  })
})

test('an amount is worth its part, rounded down', () => {
  expect(calculateDollarWorth(price(2_000n, 1n), 10n ** 17n)).toBe(200_000_000n)
  expect(calculateDollarWorth({ tokenUnits: 3n, microDollars: 1n }, 5n)).toBe(1n)
})
