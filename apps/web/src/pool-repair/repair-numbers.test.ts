import type { PairState } from '@slipway/sdk/pool-repair/types'
import { getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { priceText, shortText, typedPrice } from './amount-texts.ts'
import { amountsAfter, amountsNow, calculateColumns, calculateRuler } from './picture-math.ts'
import { readRepairSearch } from './repair-search.ts'

const pool: PairState = {
  venueFactory: zeroAddress,
  token: zeroAddress,
  quote: zeroAddress,
  pair: zeroAddress,
  isVenueKnown: true,
  tokenReserve: 2_000n,
  quoteReserve: 100n,
  tokenHeld: 2_600n,
  quoteHeld: 100n,
  totalLiquidity: 1n,
}
const stated = { tokenAmount: 20n, quoteAmount: 1n }

describe('columns', () => {
  test('are equally high at the right price, with dust above them', () => {
    const { token, quote } = calculateColumns(amountsNow({ ...pool, tokenHeld: 2_000n }), stated)
    expect([token, quote]).toEqual([
      { own: 1, dust: 0, missing: 0 },
      { own: 1, dust: 0, missing: 0 },
    ])
    const dusty = calculateColumns(amountsNow(pool), stated)
    expect(dusty.token.own + dusty.token.dust).toBeCloseTo(1, 3)
    expect(dusty.token.dust).toBeCloseTo(0.2308, 3)
    expect(dusty.quote.own).toBeCloseTo(0.7692, 3)
  })

  test('show which side is too much', () => {
    const { token, quote } = calculateColumns(amountsNow(pool), {
      tokenAmount: 13n,
      quoteAmount: 1n,
    })
    expect(token.own + token.dust).toBeCloseTo(1, 1)
    expect(quote.own).toBeCloseTo(0.5, 2)
  })

  test('show what is missing of what is counted', () => {
    const short = amountsNow({ ...pool, tokenHeld: 1_500n })
    expect(short.token).toEqual({ own: 1_500n, dust: 0n, missing: 500n })
    expect(calculateColumns(short, stated).token).toEqual({ own: 0.75, dust: 0, missing: 0.25 })
  })

  test('of an empty pool, and of one without a price', () => {
    const empty = amountsAfter({ tokenAfter: 0n, quoteAfter: 0n })
    const nothing = { own: 0, dust: 0, missing: 0 }
    expect(calculateColumns(empty, stated)).toEqual({ token: nothing, quote: nothing })
    const one = amountsAfter({ tokenAfter: 5n, quoteAfter: 0n })
    expect(calculateColumns(one, undefined)).toEqual({
      token: { own: 1, dust: 0, missing: 0 },
      quote: nothing,
    })
  })
})

describe('the ruler', () => {
  test('puts double and half equally far from the stated price', () => {
    const double = calculateRuler({ tokenAmount: 10n, quoteAmount: 1n }, stated, stated)
    const half = calculateRuler({ tokenAmount: 40n, quoteAmount: 1n }, stated, stated)
    expect(double?.after).toBe(50)
    expect(double?.now).toBeCloseTo(91.67, 1)
    expect((double?.now ?? 0) + (half?.now ?? 0)).toBeCloseTo(100, 5)
  })

  test('has no place for a pool without a price', () => {
    expect(calculateRuler({ tokenAmount: 0n, quoteAmount: 1n }, stated, stated)).toBeUndefined()
    expect(calculateRuler({ tokenAmount: 1n, quoteAmount: 0n }, stated, stated)).toBeUndefined()
  })
})

describe('amounts and prices', () => {
  const token = { symbol: 'HRB', decimals: 18 }
  const quote = { symbol: 'USD', decimals: 6 }
  const unit = 10n ** 18n
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

  test('a price has six digits that say something, however small it is', () => {
    const price = (tokenAmount: bigint, quoteAmount: bigint) =>
      plain(priceText({ tokenAmount, quoteAmount }, token, quote))
    expect(price(3n * unit, 1_000_000n)).toBe('0.333333 USD')
    expect(price(3_000_000_000n * unit, 1_000_000n)).toBe('0.000000000333333 USD')
    expect(price(unit, 1_234_567_890n)).toBe('1,234.56789 USD')
    expect(price(0n, 1n)).toBeUndefined()
    expect(price(1n, 0n)).toBeUndefined()
  })

  test('a typed price is digits and a point', () => {
    const typed = typedPrice({ tokenAmount: 20_000n * unit, quoteAmount: 1_000_000n }, token, quote)
    expect(typed).toBe('0.00005')
    expect(typedPrice({ tokenAmount: unit, quoteAmount: 2_000_000n }, token, quote)).toBe('2')
  })

  test('large amounts need no digits that nobody reads', () => {
    expect(plain(shortText(1_234_567_891n, quote))).toBe('1,234.56 USD')
    expect(plain(shortText(1_234_567n, quote))).toBe('1.234567 USD')
  })
})

test('the page keeps addresses, and nothing else, in its own', () => {
  const lower = `0x${'ab'.repeat(20)}`
  const address = getAddress(lower)
  expect(readRepairSearch({ pool: lower, venue: address, quote: 'x', token: 5 })).toEqual({
    pool: address,
    venue: address,
  })
})
