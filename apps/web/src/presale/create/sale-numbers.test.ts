import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { describe, expect, test } from 'vitest'
import { calculateOwnerDeposit } from './calculate-owner-deposit.ts'
import { calculatePrices } from './calculate-prices.ts'
import { calculateRaise } from './calculate-raise.ts'

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
      sale: 1_000n,
      listing: 1_250n,
      supplyValue: 1_250_000_000n,
      premiumBps: 2_500n,
    })
  })

  test('of a private sale end with the sale', () => {
    const prices = calculatePrices({ ...draft, kind: 'private', liquidityRate: 0n }, token)
    expect(prices.listing).toBeUndefined()
    expect(prices.supplyValue).toBe(1_000_000_000n)
  })

  test('say when the pool starts below the sale', () => {
    expect(calculatePrices({ ...draft, liquidityRate: rate(1_250n) }, token).premiumBps).toBe(
      -2_000n,
    )
  })
})

describe('the raise', () => {
  test('goes into the pool, to inviters and to the owner, and nothing is lost', () => {
    for (const raised of [draft.softCap, draft.hardCap, 77_777_777n]) {
      const { intoPool, toInviters, toOwner } = calculateRaise(draft, raised)
      expect(intoPool + toInviters + toOwner).toBe(raised)
    }
    expect(calculateRaise(draft, draft.hardCap)).toMatchObject({
      intoPool: 60_000_000n,
      toInviters: 6_000_000n,
      toOwner: 34_000_000n,
      tokensLeft: 0n,
    })
  })

  test('at the soft cap leaves half of the deposit', () => {
    const { tokensSold, tokensListed, tokensLeft } = calculateRaise(draft, draft.softCap)
    expect(tokensSold).toBe(50_000n * 10n ** 9n)
    expect(tokensListed).toBe(24_000n * 10n ** 9n)
    expect(tokensLeft).toBe(tokensSold + tokensListed)
  })
})

test('a deposit beyond the wallet says what is missing; without a wallet nothing is known', () => {
  const of = (balance: bigint | undefined) =>
    calculateOwnerDeposit(148n, { totalSupply: 1_000n, balance })
  expect(of(100n)).toEqual({ rest: 852n, missing: 48n })
  expect(of(148n).missing).toBe(0n)
  expect(of(undefined).missing).toBe(0n)
})
