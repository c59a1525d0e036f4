import fc from 'fast-check'
import { type Address, getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { calculateDust, calculatePoolFaults, decodePoolFaults } from './pool-faults.ts'
import { type RepairContext, type RepairInput, readRepairParams } from './read-repair-params.ts'
import { type RepairWishInput, readRepairWish } from './read-repair-wish.ts'
import { calculateMinLiquidity, calculateUsualBudget, judgeBudget } from './repair-budget.ts'
import { repairLimits } from './repair-limits.ts'
import type { PairState, PoolReport } from './types.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [factory, token, quote, pair, poolRepair, owner] = ['f', '1', '2', 'a', 'b', 'c'].map(at) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const unit = 10n ** 18n
const now = 1_800_000_000

const pool: PairState = {
  venueFactory: factory,
  token,
  quote,
  pair,
  isVenueKnown: true,
  tokenReserve: 200_000n,
  quoteReserve: 10_000n,
  tokenHeld: 200_000n,
  quoteHeld: 10_000n,
  totalLiquidity: 44_000n,
}
const empty = { tokenReserve: 0n, quoteReserve: 0n, tokenHeld: 0n, quoteHeld: 0n }

describe('faults of a pool', () => {
  test.each<[string, Partial<PairState>, readonly string[]]>([
    ['nothing', {}, []],
    ['no pool', { ...empty, pair: zeroAddress, totalLiquidity: 0n }, ['noPair', 'noLiquidity']],
    ['an empty pool', { ...empty, totalLiquidity: 0n }, ['noLiquidity']],
    ['a unit of dust', { tokenHeld: 200_001n }, ['dust']],
    ['dust of the currency', { quoteHeld: 10_001n }, ['dust']],
    ['counted gifts', { totalLiquidity: 0n }, ['noLiquidity', 'counted']],
    [
      'one counted side',
      { ...empty, tokenReserve: 5n, tokenHeld: 5n, totalLiquidity: 0n },
      ['noLiquidity', 'counted'],
    ],
    ['a unit too little', { tokenHeld: 199_999n }, ['short']],
    ['less of one, more of the other', { tokenHeld: 1n, quoteHeld: 10_001n }, ['short']],
  ])('%s', (_case, change, faults) => {
    expect(calculatePoolFaults({ ...pool, ...change })).toEqual(faults)
  })

  test.each([
    [200_000n, []],
    [201_000n, []],
    [201_001n, ['skewed']],
    [199_000n, []],
    [198_999n, ['skewed']],
  ])('a price is wrong beyond half a percent: %s tokens', (tokenReserve, faults) => {
    const pairState = { ...pool, tokenReserve, tokenHeld: tokenReserve }
    const price = { tokenAmount: 20n, quoteAmount: 1n }
    expect(calculatePoolFaults(pairState, price)).toEqual(faults)
    expect(calculatePoolFaults(pairState)).toEqual([])
  })

  test('a pool that holds less than it counts is judged by what it holds', () => {
    const pairState = { ...pool, tokenHeld: 100_000n }
    const faults = calculatePoolFaults(pairState, { tokenAmount: 20n, quoteAmount: 1n })
    expect(faults).toEqual(['skewed', 'short'])
    expect(calculateDust(pairState)).toEqual({ token: 0n, quote: 0n })
  })

  test('bits have names', () => {
    expect(decodePoolFaults(0n)).toEqual([])
    expect(decodePoolFaults(63n)).toHaveLength(6)
    expect(decodePoolFaults(2n | 8n | 16n)).toEqual(['noLiquidity', 'counted', 'skewed'])
    expect(decodePoolFaults(1n | 4n | 32n)).toEqual(['noPair', 'dust', 'short'])
  })
})

const place = {
  venueFactory: factory,
  isVenueKnown: true,
  token,
  quote: zeroAddress,
  quoteToken: quote,
  tokenDecimals: 18,
  quoteDecimals: 6,
} as const
const stated: RepairWishInput = {
  statement: 'amounts',
  tokenAmount: '600000',
  quoteAmount: '30',
  price: '',
}
const issuesOfWish = (
  change: Partial<RepairWishInput>,
  more: Partial<typeof place> | object = {},
) => {
  const reading = readRepairWish({ ...stated, ...change }, { ...place, ...more })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}
const amountsOf = (change: Partial<RepairWishInput>, more: object = {}) => {
  const reading = readRepairWish({ ...stated, ...change }, { ...place, ...more })
  return reading.ok ? [reading.wish.tokenAmount, reading.wish.quoteAmount] : reading.issues
}

describe('a stated price', () => {
  test('is two amounts, or a price with one of them', () => {
    const wanted = [600_000n * unit, 30_000_000n]
    expect(amountsOf({})).toEqual(wanted)
    const price = '0.00005'
    expect(amountsOf({ statement: 'tokens', quoteAmount: 'unread', price })).toEqual(wanted)
    expect(amountsOf({ statement: 'quote', tokenAmount: 'unread', price })).toEqual(wanted)
  })

  test('rounds to the nearest unit', () => {
    const whole = { tokenDecimals: 0, quoteDecimals: 0 }
    const tokens = (tokenAmount: string, price: string) =>
      amountsOf({ statement: 'tokens', tokenAmount, price }, whole)
    expect(tokens('3', '0.5')).toEqual([3n, 2n])
    expect(tokens('3', '0.49')).toEqual([3n, 1n])
    expect(amountsOf({ statement: 'quote', quoteAmount: '10', price: '3' }, whole)).toEqual([
      3n,
      10n,
    ])
  })

  const max = repairLimits.reserveMax
  test.each<[string, Partial<RepairWishInput>, readonly string[]]>([
    ['zero tokens', { tokenAmount: '0' }, ['tokenAmount PoolRepair_AmountZero']],
    ['zero currency', { quoteAmount: '0.000000' }, ['quoteAmount PoolRepair_AmountZero']],
    ['nothing typed', { tokenAmount: '' }, ['tokenAmount Input_Required']],
    ['no number', { quoteAmount: 'ten' }, ['quoteAmount Input_NumberInvalid']],
    ['too many digits', { quoteAmount: '1.0000001' }, ['quoteAmount Input_TooManyDecimals']],
    ['a price of zero', { statement: 'tokens', price: '0' }, ['price Input_AmountZero']],
    ['no price', { statement: 'quote', price: '' }, ['price Input_Required']],
    [
      'a price so low that nothing is left',
      { statement: 'tokens', tokenAmount: '1', price: '0.0000001' },
      ['price PoolRepair_AmountZero'],
    ],
  ])('is refused for %s', (_case, change, issues) => {
    expect(issuesOfWish(change)).toEqual(issues)
  })

  test('fits a pool to the unit', () => {
    const whole = { tokenDecimals: 0, quoteDecimals: 0 }
    expect(issuesOfWish({ tokenAmount: String(max) }, whole)).toEqual([])
    expect(issuesOfWish({ tokenAmount: String(max + 1n) }, whole)).toEqual([
      'tokenAmount PoolRepair_AmountTooLarge',
    ])
    const price = { statement: 'tokens', tokenAmount: String(max), price: '2' } as const
    expect(issuesOfWish(price, whole)).toEqual(['price PoolRepair_AmountTooLarge'])
  })

  test('an unknown exchange and a token against itself are said before anything is typed', () => {
    const nothing = { tokenAmount: '', quoteAmount: '' }
    expect(issuesOfWish(nothing, { isVenueKnown: false })[0]).toBe('form PoolRepair_VenueUnknown')
    expect(issuesOfWish(nothing, { quoteToken: token })[0]).toBe('form PoolRepair_QuoteIsToken')
  })

  test('a price that follows from two amounts gives them back', () => {
    const digits = repairLimits.priceDecimals
    const amount = fc.bigInt({ min: 10n ** 6n, max: 10n ** 15n })
    fc.assert(
      fc.property(amount, amount, (tokens, quotes) => {
        const scaled = (quotes * 10n ** BigInt(digits)) / tokens
        const text = scaled.toString().padStart(digits + 1, '0')
        const price = `${text.slice(0, -digits)}.${text.slice(-digits)}`
        const whole = { tokenDecimals: 0, quoteDecimals: 0 }
        const read = amountsOf({ statement: 'tokens', tokenAmount: `${tokens}`, price }, whole)
        expect(read).toEqual([tokens, quotes])
      }),
    )
  })
})

describe('a budget', () => {
  test('is what is foreseen with head-room, as far as the wallet reaches', () => {
    const side = { loss: 1_000n, amount: 20_000n }
    expect(calculateUsualBudget(side)).toBe(1_000n + 100n + 100n)
    expect(calculateUsualBudget({ ...side, balance: 21_150n })).toBe(1_150n)
    expect(calculateUsualBudget({ ...side, balance: 21_000n })).toBe(1_000n)
    expect(calculateUsualBudget({ ...side, balance: 5n })).toBe(1_000n)
    expect(calculateUsualBudget({ loss: 0n, amount: 100n })).toBe(0n)
    const max = repairLimits.reserveMax
    expect(calculateUsualBudget({ loss: 0n, amount: max - 7n })).toBe(7n)
  })

  test('is never below the foreseen loss', () => {
    const some = fc.bigInt({ min: 0n, max: repairLimits.reserveMax })
    fc.assert(
      fc.property(some, some, fc.option(some, { nil: undefined }), (loss, amount, balance) => {
        expect(calculateUsualBudget({ loss, amount, balance }) >= loss).toBe(true)
      }),
    )
  })

  test('that is too small is refused by the name of the contract', () => {
    const side = { repair: 1_000n, dust: 100n, loss: 900n, amount: 200_000n }
    expect(judgeBudget({ ...side, max: 900n })).toBeUndefined()
    expect(judgeBudget({ ...side, max: 899n })).toBe('PoolPlacement_RepairTooDear')
    // A half thousandth may always be spent on the price, but nobody loses it who did not allow it.
    expect(judgeBudget({ ...side, amount: 2_000_000n, max: 899n })).toBe('PoolRepair_LossTooHigh')
  })

  test('least liquidity is never zero where some is foreseen', () => {
    expect(calculateMinLiquidity(10_000n, 100n)).toBe(9_900n)
    expect(calculateMinLiquidity(1n, 5_000n)).toBe(1n)
    expect(calculateMinLiquidity(0n, 100n)).toBe(0n)
  })
})

const report: PoolReport = {
  pair,
  faults: ['skewed'],
  tokenReserve: 50_000n * unit,
  quoteReserve: 4_000_000n,
  tokenDust: 0n,
  quoteDust: 0n,
  totalLiquidity: 1_000n,
  tokenRepair: 15_000n * unit,
  quoteRepair: 0n,
  tokenBack: 0n,
  quoteBack: 900_000n,
  tokenIn: 600_000n * unit,
  quoteIn: 30_000_000n,
  tokenAfter: 665_000n * unit,
  quoteAfter: 33_100_000n,
  liquidity: 90_000n,
  tokenLoss: 15_000n * unit,
  quoteLoss: 0n,
}
const context: RepairContext = {
  ...place,
  poolRepair,
  pair,
  now,
  report,
  tokenBalance: 10n ** 24n,
  quoteBalance: 10n ** 12n,
}
const typed: RepairInput = {
  ...stated,
  budget: 'usual',
  maxTokenLoss: '',
  maxQuoteLoss: '',
  slippagePercent: '1',
  to: owner,
  minutes: '30',
}
const read = (change: Partial<RepairInput>, more: Partial<RepairContext> = {}) =>
  readRepairParams({ ...typed, ...change }, { ...context, ...more })
const issuesOf = (change: Partial<RepairInput>, more: Partial<RepairContext> = {}) => {
  const reading = read(change, more)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}
const paramsOf = (change: Partial<RepairInput>, more: Partial<RepairContext> = {}) => {
  const reading = read(change, more)
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.params
}

describe('the params', () => {
  test('has bounds for every side without anything being typed', () => {
    expect(paramsOf({})).toEqual({
      wish: {
        venueFactory: factory,
        token,
        quote: zeroAddress,
        tokenAmount: 600_000n * unit,
        quoteAmount: 30_000_000n,
      },
      maxTokenLoss: (15_000n + 1_500n + 3_000n) * unit,
      maxQuoteLoss: 150_000n,
      minLiquidity: 89_100n,
      to: owner,
      deadline: BigInt(now + 1_800),
    })
  })

  test('with an own budget is refused a unit below the forecast', () => {
    const own = { budget: 'own', maxQuoteLoss: '0' } as const
    expect(paramsOf({ ...own, maxTokenLoss: '15000' }).maxTokenLoss).toBe(15_000n * unit)
    expect(issuesOf({ ...own, maxTokenLoss: '14999.999999999999999999' })).toEqual([
      'maxTokenLoss PoolPlacement_RepairTooDear',
    ])
    expect(issuesOf({ ...own, maxTokenLoss: '' })).toEqual(['maxTokenLoss Input_Required'])
    const trifle = { report: { ...report, tokenRepair: 1n, tokenLoss: 1n } }
    expect(issuesOf({ ...own, maxTokenLoss: '0' }, trifle)).toEqual([
      'maxTokenLoss PoolRepair_LossTooHigh',
    ])
  })

  test('fits pool and wallet, budget included', () => {
    expect(issuesOf({}, { tokenBalance: 615_000n * unit })).toEqual([])
    expect(issuesOf({}, { tokenBalance: 615_000n * unit - 1n })).toEqual([
      'tokenAmount Token_InsufficientBalance',
    ])
    const own = { budget: 'own', maxTokenLoss: '20000', maxQuoteLoss: '1' } as const
    expect(issuesOf(own, { tokenBalance: 620_000n * unit - 1n })).toEqual([
      'maxTokenLoss Token_InsufficientBalance',
    ])
    expect(issuesOf(own, { quoteBalance: 31_000_000n })).toEqual([])
    expect(issuesOf(own, { quoteBalance: 30_999_999n })).toEqual([
      'maxQuoteLoss Token_InsufficientBalance',
    ])
    const most = repairLimits.reserveMax - 30_000_000n
    const text = (units: bigint) =>
      `${units / 10n ** 6n}.${String(units % 10n ** 6n).padStart(6, '0')}`
    const rich = { quoteBalance: undefined }
    expect(issuesOf({ ...own, maxQuoteLoss: text(most) }, rich)).toEqual([])
    expect(issuesOf({ ...own, maxQuoteLoss: text(most + 1n) }, rich)).toEqual([
      'maxQuoteLoss PoolRepair_AmountTooLarge',
    ])
  })

  test.each<[string, Partial<RepairInput>, readonly string[]]>([
    ['nobody', { to: zeroAddress }, ['to PoolRepair_ReceiverZero']],
    ['no address', { to: '0x12' }, ['to Input_AddressInvalid']],
    ['the pool', { to: pair.toLowerCase() }, ['to PoolRepair_ReceiverUnusable']],
    ['the repair contract', { to: poolRepair }, ['to PoolRepair_ReceiverUnusable']],
    ['half of the liquidity missing', { slippagePercent: '50' }, []],
    [
      'more than half missing',
      { slippagePercent: '50.01' },
      ['slippagePercent Liquidity_SlippageTooHigh'],
    ],
    ['nothing missing', { slippagePercent: '0' }, []],
    ['no time', { minutes: '0' }, ['minutes PoolRepair_DeadlinePassed']],
    ['a minute', { minutes: '1' }, []],
    ['a day', { minutes: '1440' }, []],
    ['more than a day', { minutes: '1441' }, ['minutes Input_TimeTooLate']],
    ['half a minute', { minutes: '0.5' }, ['minutes Input_IntegerRequired']],
  ])('with %s', (_case, change, issues) => {
    expect(issuesOf(change)).toEqual(issues)
  })

  test('that would yield nothing is refused', () => {
    expect(issuesOf({}, { report: { ...report, liquidity: 0n } })).toEqual([
      'tokenAmount PoolRepair_TooLittleLiquidity',
    ])
  })

  test('waits for its forecast without blaming anybody', () => {
    expect(read({}, { report: undefined })).toEqual({ ok: false, issues: [] })
  })
})
