import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { describe, expect, test } from 'vitest'
import { calculatePrices } from './calculate-prices.ts'
import { calculateOwnerDeposit } from './presale-forecast.tsx'

const ether = 10n ** 18n
/** 1 000 tokens of 9 decimals for one currency unit of 6 decimals. */
const rate = (tokens: bigint) => (tokens * 10n ** 9n * ether) / 10n ** 6n
const draft = {
  kind: 'normal',
  hardCap: 100_000_000n,
  softCap: 50_000_000n,
  presaleRate: rate(1_000n),
  liquidityRate: rate(800n),
  liquidityPercent: 6_000n,
  burnsUnsold: false,
  inviterRatesBps: [500n, 100n],
} as unknown as PresaleDraft
const token = { decimals: 9, totalSupply: 1_000_000n * 10n ** 9n }

describe('prices', () => {
  test('are of one whole token in the currency, and of the whole supply in the pool', () => {
    const prices = calculatePrices(draft, token)
    expect(prices).toEqual({
      presale: 1_000n,
      listing: 1_250n,
      supplyValue: 1_250_000_000n,
      premiumBps: 2_500,
    })
  })

  test('of a private presale end with the presale', () => {
    const prices = calculatePrices({ ...draft, kind: 'private', liquidityRate: 0n }, token)
    expect(prices.listing).toBeUndefined()
    expect(prices.supplyValue).toBe(1_000_000_000n)
  })

  test('say when the pool starts below the presale', () => {
    expect(calculatePrices({ ...draft, liquidityRate: rate(1_250n) }, token).premiumBps).toBe(
      -2_000,
    )
  })
})

test('a deposit beyond the wallet says what is missing; without a wallet nothing is known', () => {
  const of = (balance: bigint | undefined) =>
    calculateOwnerDeposit(148n, { totalSupply: 1_000n, balance })
  expect(of(100n)).toEqual({ rest: 852n, missing: 48n })
  expect(of(148n).missing).toBe(0n)
  expect(of(undefined).missing).toBe(0n)
})
