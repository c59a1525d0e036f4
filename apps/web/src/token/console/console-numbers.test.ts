import { m } from '@slipway/messages'
import { calculatePoolShares } from '@slipway/sdk/liquidity/pool-math'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { fromIssues } from '../../action/from-issues.ts'
import { toLocalInput } from '../../form/local-time.ts'
import { calculateSellSplit } from './calculate-sell-split.ts'
import { largestDividendThreshold, largestSwapThreshold, smallestLimit } from './limit-bounds.ts'
import { calculateOpeningPrice, PRICE_DECIMALS } from './price-preview.tsx'
import {
  type LaunchPadChoices,
  readLaunchPadParams,
  readPurchaseLines,
} from './read-launch-pad-params.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const now = 1_800_000_000

describe('a sell of 1 000 tokens', () => {
  const shares = { burn: 20n, liquidity: 30n, marketing: 20n, dividend: 30n }

  test('is divided to the last hundredth', () => {
    const split = calculateSellSplit(555n, shares)
    expect(split).toMatchObject({ pool: 94_450n, tax: 5_550n, burn: 1_110n, dividend: 1_665n })
    const { burn, liquidity, marketing, dividend, rebates } = split
    expect(burn + liquidity + marketing + dividend + rebates).toBe(split.tax)
  })

  test('pays inviters first, and never more than the tax', () => {
    expect(calculateSellSplit(500n, shares, 300n)).toMatchObject({ rebates: 3_000n, burn: 400n })
    expect(calculateSellSplit(200n, shares, 300n)).toMatchObject({ rebates: 2_000n, burn: 0n })
  })

  test('without a tax reaches the pool whole', () => {
    const none = { burn: 0n, liquidity: 0n, marketing: 0n, dividend: 0n }
    expect(calculateSellSplit(0n, none)).toMatchObject({
      pool: 100_000n,
      tax: 0n,
      liquidity: 0n,
    })
  })
})

test('bounds of amounts are the contract’s, to the base unit', () => {
  expect([smallestLimit(1_000_000n), smallestLimit(1_000_001n)]).toEqual([1_000n, 1_001n])
  expect(largestSwapThreshold(1_000_099n)).toBe(10_000n)
  expect([largestDividendThreshold(1_000_000n), largestDividendThreshold(1_000_001n)]).toEqual([
    999n,
    1_000n,
  ])
})

test('price, worth and share of a pool across decimals', () => {
  const facts = calculateOpeningPrice({
    tokenAmount: 500_000n * 10n ** 9n,
    quoteAmount: 20n * 10n ** 6n,
    tokenDecimals: 9,
    quoteDecimals: 6,
    totalSupply: 1_000_000n * 10n ** 9n,
  })
  expect(facts?.price).toBe(4n * 10n ** BigInt(PRICE_DECIMALS - 5))
  expect(facts).toMatchObject({ marketCap: 40n * 10n ** 6n, shareBps: 5_000 })
  const nothing = { tokenAmount: 0n, quoteAmount: 1n, tokenDecimals: 9, quoteDecimals: 6 }
  expect(calculateOpeningPrice({ ...nothing, totalSupply: 1n })).toBeUndefined()
})

test('liquidity that is there already counts: in the price, in the supply in the pool, and in the own part', () => {
  const facts = calculateOpeningPrice({
    tokenAmount: 100n,
    quoteAmount: 10n,
    tokenDecimals: 0,
    quoteDecimals: 0,
    totalSupply: 10_000n,
    reserves: { token: 900n, quote: 90n },
  })
  expect(facts).toMatchObject({ marketCap: 1_000n, shareBps: 1_000 })
  const added = { token: 100n, quote: 10n }
  const reserves = { token: 900n, quote: 90n }
  // 450 of 900 are held, 100 come: 550 of 1 000.
  expect(calculatePoolShares(reserves, { supply: 900n, held: 450n }, added)).toEqual({
    addedBps: 1_000,
    allBps: 5_500,
  })
  // The smaller side decides what is minted.
  expect(
    calculatePoolShares(reserves, { supply: 900n, held: 0n }, { token: 100n, quote: 5n }),
  ).toEqual({ addedBps: expect.closeTo(526.316, 3), allBps: expect.closeTo(526.316, 3) })
  expect(calculatePoolShares({ token: 0n, quote: 0n }, { supply: 0n, held: 0n }, added)).toEqual({
    addedBps: 10_000,
    allBps: 10_000,
  })
})

test('the first issue of a field is shown, at a field that has an input', () => {
  const reading = {
    ok: false,
    issues: [
      { field: 'shares', code: 'Token_SharesNotWhole', args: { sum: 99n } },
      { field: 'burnShare', code: 'Input_IntegerRequired', args: {} },
      { field: 'burnShare', code: 'Input_Required', args: {} },
    ],
  } as const
  expect(fromIssues(reading, 'marketingShare', ['burnShare', 'marketingShare'])).toEqual({
    ok: false,
    problems: {
      marketingShare: { code: 'Token_SharesNotWhole', args: { sum: 99n } },
      burnShare: { code: 'Input_IntegerRequired', args: {} },
    },
  })
})

describe('a launch in one transaction', () => {
  const values = {
    tokenAmount: '500',
    quoteAmount: '20',
    unlockAt: toLocalInput(now + 180 * 86_400),
    purchases: '',
    openingSeconds: '300',
    openingCap: '10',
  }
  const context = {
    venueFactory: account,
    quote: account,
    tokenDecimals: 18,
    quoteDecimals: 18,
    now,
    deadline: BigInt(now + 600),
    hasGate: true,
    balance: 500n * 10n ** 18n,
    quoteBalance: undefined as bigint | undefined,
    quoteSymbol: 'ETH',
  }
  const locked: LaunchPadChoices = { liquidity: 'lock', hasOpening: false }
  const read = (change: Partial<typeof values>, choices = locked, hasGate = true) =>
    readLaunchPadParams({ ...values, ...change }, choices, { ...context, hasGate }, account)

  test('takes what the wallet has, and not one unit more', () => {
    const of = (balance: bigint | undefined) =>
      readLaunchPadParams(values, locked, { ...context, balance }, account)
    const needed = 500n * 10n ** 18n
    expect(of(needed).ok).toBe(true)
    expect(of(undefined).ok).toBe(true)
    expect(of(needed - 1n)).toMatchObject({
      problems: {
        tokenAmount: {
          code: 'Token_InsufficientBalance',
          args: { needed, balance: needed - 1n },
        },
      },
    })
  })

  test('takes a quote that the wallet has, with the first buys', () => {
    const quoteBalance = 21n * 10n ** 18n
    const of = (purchases: string) =>
      readLaunchPadParams(
        { ...values, purchases },
        locked,
        { ...context, balance: 0n, quoteBalance },
        account,
      )
    expect(of(`${account} 1`)).not.toHaveProperty('problems.quoteAmount')
    const text = m.token_burn_too_much({ balance: '21\u00a0ETH' })
    // Both sides at once.
    expect(of(`${account} 1.01`)).toMatchObject({
      problems: { tokenAmount: {}, quoteAmount: { text } },
    })
  })

  test('takes amounts, lock and first buys', () => {
    const reading = read({ purchases: `\n${account} 1\n${account}, 0.5` })
    expect(reading).toMatchObject({
      params: { lockOwner: account, purchases: [{ to: account, quoteAmount: 10n ** 18n }, {}] },
    })
  })

  test('names the line of a wrong first buy as the editor counts it', () => {
    const reading = read({ purchases: `${account} 1\n\n0x12 2` })
    expect(reading.ok ? '' : reading.problems.purchases?.text).toMatch(/^Line 3: /)
  })

  test('says what a line of first buys lacks', () => {
    const reading = read({ purchases: account })
    expect(reading.ok ? '' : reading.problems.purchases?.text).toBe('Line 1: “Amount” is missing.')
  })

  test('refuses a lock below five minutes, and needs none where it burns', () => {
    const soon = { unlockAt: toLocalInput(now) }
    expect(read(soon)).toMatchObject({
      problems: { unlockAt: { code: 'LiquidityLocker_UnlockTooEarly' } },
    })
    expect(read(soon, { ...locked, liquidity: 'burn' })).toMatchObject({
      params: { unlockAt: launchLimits.burnLiquidity },
    })
    expect(read(soon, { ...locked, liquidity: 'forever' }).ok).toBe(true)
  })

  test('takes a batch opening only of a token with a gate', () => {
    const opening = { ...locked, hasOpening: true }
    expect(read({}, opening)).toMatchObject({ params: { opening: { openingSeconds: 300n } } })
    expect(read({}, opening, false).ok).toBe(false)
    expect(read({ openingSeconds: '9' }, opening)).toMatchObject({
      problems: { openingSeconds: { code: 'OpeningVault_SecondsOutOfRange' } },
    })
  })
})

test('first buys are parted by spaces, commas or equals signs', () => {
  expect(readPurchaseLines('0xa 1\n 0xb,2 \n\n0xc=3')).toEqual([
    { to: '0xa', quoteAmount: '1' },
    { to: '0xb', quoteAmount: '2' },
    { to: '0xc', quoteAmount: '3' },
  ])
})
