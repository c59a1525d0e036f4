import { describe, expect, test } from 'vitest'
import type { TokenFormResult } from './form-result.ts'
import {
  readBlacklistOrder,
  readExemptionOrder,
  readInviterOrder,
  readMarketingWalletOrder,
  readPairOrder,
} from './read-account-orders.ts'
import { readAmountOrder } from './read-amount-order.ts'
import {
  readDividendIntervalOrder,
  readDividendThresholdOrder,
  readFissionOrder,
  readSwapLimitOrder,
  readSwapThresholdOrder,
  readWalletLimitOrder,
} from './read-limit-orders.ts'
import { readNftDividendOrder, readNftIdsOrder } from './read-nft-orders.ts'
import { readBindIntervalOrder, readRebatesOrder } from './read-referral-orders.ts'
import { readSharesOrder, readTaxesOrder } from './read-tax-orders.ts'

const zero = '0x0000000000000000000000000000000000000000'
const at = (digits: string) => `0x${digits.padStart(40, '0')}` as const
const addresses = { token: at('1'), owner: at('2'), marketing: at('3'), pair: at('4') }
const stranger = at('5')
const supply = { totalSupply: 1_000_000n, decimals: 2 }

const codes = (reading: TokenFormResult<unknown>) =>
  reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
const good = <Order>(order: Order) => ({ ok: true, order })

describe('taxes and shares', () => {
  const typed = {
    buyTaxPercent: '5',
    sellTaxPercent: '4',
    transferTaxPercent: '0',
    addPoolTaxPercent: '50',
    removePoolTaxPercent: '0.01',
  }

  test('are read in basis points, within the limits of creation', () => {
    const order = { buy: 500n, sell: 400n, transfer: 0n, addPool: 5_000n, removePool: 1n }
    expect(readTaxesOrder(typed)).toEqual(good(order))
    expect(codes(readTaxesOrder({ ...typed, buyTaxPercent: '25' }))).toEqual([
      'buyTaxPercent Token_BuyTaxTooHigh',
    ])
  })

  test('never fall below the rebates that they pay for', () => {
    expect(readTaxesOrder(typed, { rebateBps: [300, 100] }).ok).toBe(true)
    expect(codes(readTaxesOrder(typed, { rebateBps: [300, 101] }))).toEqual([
      'sellTaxPercent Token_RebateTooHigh',
    ])
  })

  test('shares make 100', () => {
    const shares = { burnShare: '1', liquidityShare: '2', marketingShare: '97' }
    expect(readSharesOrder(shares, { templateId: 2, isTaxed: true })).toEqual(
      good({ burn: 1n, liquidity: 2n, marketing: 97n, dividend: 0n }),
    )
    const paying = { ...shares, dividendShare: '0' }
    expect(codes(readSharesOrder(paying, { templateId: 5, isTaxed: true }))).toEqual([
      'dividendShare Token_DividendShareMissing',
    ])
  })
})

describe('limits', () => {
  const tokens = (text: string) => ({ text, unit: 'tokens' as const })
  const percent = (text: string) => ({ text, unit: 'percent' as const })

  test('wallet and swap limit are at least 0.1 % of the supply', () => {
    expect(readWalletLimitOrder(percent('0.1'), supply)).toEqual(good({ amount: 1_000n }))
    expect(codes(readWalletLimitOrder(tokens('9.99'), supply))).toEqual([
      'walletLimit Token_WalletLimitTooLow',
    ])
    expect(readSwapLimitOrder(tokens('10'), supply)).toEqual(good({ amount: 1_000n }))
    expect(codes(readSwapLimitOrder(percent('0.09'), supply))).toEqual([
      'swapLimit Token_SwapLimitTooLow',
    ])
  })

  test('of swap-back, fission and dividends', () => {
    const taxed = { supply, isTaxed: true }
    expect(readSwapThresholdOrder(percent('1'), taxed)).toEqual(good({ amount: 10_000n }))
    expect(codes(readSwapThresholdOrder(tokens('0'), taxed))).toEqual([
      'swapThreshold Token_SwapThresholdOutOfRange',
    ])
    expect(readFissionOrder('3')).toEqual(good({ count: 3n }))
    expect(codes(readFissionOrder('4'))).toEqual(['fissionCount Token_FissionTooMany'])
    expect(readDividendThresholdOrder(tokens('9.99'), supply)).toEqual(good({ threshold: 999n }))
    expect(codes(readDividendThresholdOrder(tokens('10'), supply))).toEqual([
      'dividendThreshold Token_DividendThresholdTooHigh',
    ])
    expect(readDividendIntervalOrder('1')).toEqual(good({ intervalBlocks: 1n }))
    expect(codes(readDividendIntervalOrder('0'))).toHaveLength(1)
  })
})

describe('accounts', () => {
  const list = (...lines: string[]) => ({ accounts: lines.join('\n'), listed: true })

  test('the blacklist takes one address per line, each once', () => {
    expect(readBlacklistOrder(list(stranger, '', ` ${stranger} `, at('6')), addresses)).toEqual(
      good({ accounts: [stranger, at('6')], listed: true }),
    )
    const wrong = readBlacklistOrder(list(stranger, '', '0x12'), addresses)
    expect(wrong).toMatchObject({
      issues: [{ field: 'accounts', code: 'Input_AddressLineInvalid', args: { line: 3 } }],
    })
    expect(codes(readBlacklistOrder(list(' ', ''), addresses))).toEqual([
      'accounts Input_ListEmpty',
    ])
    const many = Array.from({ length: 201 }, (_, index) => at((index + 100).toString()))
    expect(codes(readBlacklistOrder(list(...many), addresses))).toEqual([
      'accounts Input_ListTooLong',
    ])
    expect(readBlacklistOrder(list(...many.slice(1)), addresses).ok).toBe(true)
  })

  test.each(['token', 'marketing', 'pair'] as const)('the blacklist refuses the %s', (name) => {
    const account = addresses[name]
    const reading = readBlacklistOrder(list(stranger, account), addresses)
    expect(reading).toMatchObject({
      issues: [{ code: 'Token_BlacklistRefused', args: { account } }],
    })
    expect(readBlacklistOrder({ ...list(account), listed: false }, addresses).ok).toBe(true)
  })

  test('the marketing wallet is neither owner, pool, token nor nobody', () => {
    expect(readMarketingWalletOrder(stranger, addresses)).toEqual(good({ wallet: stranger }))
    expect(codes(readMarketingWalletOrder(addresses.owner, addresses))).toEqual([
      'marketingWallet Token_MarketingWalletIsOwner',
    ])
    for (const refused of [addresses.pair, addresses.token]) {
      expect(codes(readMarketingWalletOrder(refused, addresses))).toEqual([
        'marketingWallet Token_MarketingWalletRefused',
      ])
    }
    expect(codes(readMarketingWalletOrder(zero, addresses))).toEqual([
      'marketingWallet Token_MarketingWalletZero',
    ])
  })

  test('an exemption has a direction, and is never a pool', () => {
    const typed = { account: stranger, into: true, outOf: false }
    const order = { account: stranger, directions: 1 }
    expect(readExemptionOrder(typed, addresses)).toEqual(good(order))
    const both = readExemptionOrder({ ...typed, outOf: true }, addresses)
    expect(both).toEqual(good({ ...order, directions: 3 }))
    expect(codes(readExemptionOrder({ ...typed, into: false }, addresses))).toEqual([
      'directions Token_ExemptionDirectionsUnknown',
    ])
    expect(codes(readExemptionOrder({ ...typed, account: addresses.pair }, addresses))).toEqual([
      'account Token_ExemptionIsPair',
    ])
  })

  test('nobody invites themselves, and a pool has an address', () => {
    expect(readInviterOrder(stranger, addresses.owner)).toEqual(good({ inviter: stranger }))
    expect(codes(readInviterOrder(stranger, stranger))).toEqual(['inviter Token_InviterSelf'])
    expect(readPairOrder(stranger)).toEqual(good({ pair: stranger }))
    expect(codes(readPairOrder(zero))).toEqual(['pair Input_AddressInvalid'])
    expect(codes(readPairOrder(''))).toEqual(['pair Input_Required'])
  })
})

describe('NFTs', () => {
  test('ids are whole numbers, each once', () => {
    expect(readNftIdsOrder('1, 2\n3，2')).toEqual(good({ tokenIds: [1n, 2n, 3n] }))
    expect(readNftIdsOrder(String(2n ** 256n - 1n)).ok).toBe(true)
    for (const text of ['1.5', '-1', '0x1', 'one', String(2n ** 256n)]) {
      expect(codes(readNftIdsOrder(text))).toEqual(['tokenIds Input_TokenIdInvalid'])
    }
    expect(codes(readNftIdsOrder(' '))).toEqual(['tokenIds Input_ListEmpty'])
    const many = Array.from({ length: 101 }, (_, index) => index).join(' ')
    expect(codes(readNftIdsOrder(many))).toEqual(['tokenIds Input_ListTooLong'])
  })

  test('each is paid something', () => {
    const typed = { perNftDividend: '0.1', dividendTrigger: '5', quoteDecimals: 6 }
    expect(readNftDividendOrder(typed)).toEqual(good({ perNft: 100_000n, trigger: 5_000_000n }))
    expect(codes(readNftDividendOrder({ ...typed, perNftDividend: '0' }))).toEqual([
      'perNftDividend Token_PerNftDividendZero',
    ])
  })
})

describe('rebates', () => {
  const token = { rebateBps: [300, 200, 0, 0, 0, 0, 0], taxes: { buyBps: 500, sellBps: 400 } }

  test('only go down', () => {
    expect(readRebatesOrder(['2', '1'], token)).toEqual(
      good({ rebateBps: [200n, 100n, 0n, 0n, 0n, 0n, 0n] }),
    )
    expect(codes(readRebatesOrder(['2', '2.01'], token))).toEqual([
      'rebates Token_RebateTooHigh',
      'rebates.1 Token_RebateRaised',
    ])
    expect(codes(readRebatesOrder(['1', '1', '0.01'], token))).toEqual([
      'rebates.2 Token_RebateRaised',
    ])
    expect(codes(readRebatesOrder(['', '1'], token))).toEqual(['rebates.1 Token_RebateGap'])
  })

  test('bind within 100 blocks', () => {
    expect(readBindIntervalOrder('100')).toEqual(good({ blocks: 100n }))
    expect(codes(readBindIntervalOrder('101'))).toHaveLength(1)
  })
})

test('an amount is above zero and at hand', () => {
  const held = { available: 250n, decimals: 2 }
  expect(readAmountOrder('2.5', held)).toEqual(good({ amount: 250n }))
  expect(codes(readAmountOrder('2.51', held))).toEqual(['amount Token_InsufficientBalance'])
  expect(codes(readAmountOrder('0', held))).toEqual(['amount Input_AmountZero'])
  expect(codes(readAmountOrder('1.001', held))).toEqual(['amount Input_TooManyDecimals'])
})
