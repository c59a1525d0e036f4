import { describe, expect, test } from 'vitest'
import type { TokenFormResult } from './form-result.ts'
import {
  readBlacklistParams,
  readExemptionParams,
  readInviterParams,
  readMarketingWalletParams,
  readPairParams,
} from './read-account-params.ts'
import { readAmountParams } from './read-amount-params.ts'
import {
  readDividendIntervalParams,
  readDividendThresholdParams,
  readFissionParams,
  readSwapLimitParams,
  readSwapThresholdParams,
  readWalletLimitParams,
} from './read-limit-params.ts'
import { readNftDividendParams, readNftIdsParams } from './read-nft-params.ts'
import { readBindIntervalParams, readRebatesParams } from './read-referral-params.ts'
import { readSharesParams, readTaxesParams } from './read-tax-params.ts'

const zero = '0x0000000000000000000000000000000000000000'
const at = (digits: string) => `0x${digits.padStart(40, '0')}` as const
const addresses = { token: at('1'), owner: at('2'), marketing: at('3'), pair: at('4') }
const stranger = at('5')
const supply = { totalSupply: 1_000_000n, decimals: 2 }

const codes = (reading: TokenFormResult<unknown>) =>
  reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
const good = <Params>(params: Params) => ({ ok: true, params })

describe('taxes and shares', () => {
  const typed = {
    buyTaxPercent: '5',
    sellTaxPercent: '4',
    transferTaxPercent: '0',
    addPoolTaxPercent: '50',
    removePoolTaxPercent: '0.01',
  }

  test('are read in basis points, within the limits of creation', () => {
    const params = { buy: 500n, sell: 400n, transfer: 0n, addPool: 5_000n, removePool: 1n }
    expect(readTaxesParams(typed)).toEqual(good(params))
    expect(codes(readTaxesParams({ ...typed, buyTaxPercent: '25' }))).toEqual([
      'buyTaxPercent Token_BuyTaxTooHigh',
    ])
  })

  test('never fall below the rebates that they pay for', () => {
    expect(readTaxesParams(typed, { rebateBps: [300, 100] }).ok).toBe(true)
    expect(codes(readTaxesParams(typed, { rebateBps: [300, 101] }))).toEqual([
      'sellTaxPercent Token_RebateTooHigh',
    ])
  })

  test('shares make 100', () => {
    const shares = { burnShare: '1', liquidityShare: '2', marketingShare: '97' }
    expect(readSharesParams(shares, { templateId: 2, isTaxed: true })).toEqual(
      good({ burn: 1n, liquidity: 2n, marketing: 97n, dividend: 0n }),
    )
    const paying = { ...shares, dividendShare: '0' }
    expect(codes(readSharesParams(paying, { templateId: 5, isTaxed: true }))).toEqual([
      'dividendShare Token_DividendShareMissing',
    ])
  })
})

describe('limits', () => {
  const tokens = (text: string) => ({ text, unit: 'tokens' as const })
  const percent = (text: string) => ({ text, unit: 'percent' as const })

  test('wallet and swap limit are at least 0.1 % of the supply', () => {
    expect(readWalletLimitParams(percent('0.1'), supply)).toEqual(good({ amount: 1_000n }))
    expect(codes(readWalletLimitParams(tokens('9.99'), supply))).toEqual([
      'walletLimit Token_WalletLimitTooLow',
    ])
    expect(readSwapLimitParams(tokens('10'), supply)).toEqual(good({ amount: 1_000n }))
    expect(codes(readSwapLimitParams(percent('0.09'), supply))).toEqual([
      'swapLimit Token_SwapLimitTooLow',
    ])
  })

  test('of swap-back, fission and dividends', () => {
    const taxed = { supply, isTaxed: true }
    expect(readSwapThresholdParams(percent('1'), taxed)).toEqual(good({ amount: 10_000n }))
    expect(codes(readSwapThresholdParams(tokens('0'), taxed))).toEqual([
      'swapThreshold Token_SwapThresholdOutOfRange',
    ])
    expect(readFissionParams('3')).toEqual(good({ count: 3n }))
    expect(codes(readFissionParams('4'))).toEqual(['fissionCount Token_FissionTooMany'])
    expect(readDividendThresholdParams(tokens('9.99'), supply)).toEqual(good({ threshold: 999n }))
    expect(codes(readDividendThresholdParams(tokens('10'), supply))).toEqual([
      'dividendThreshold Token_DividendThresholdTooHigh',
    ])
    expect(readDividendIntervalParams('1')).toEqual(good({ intervalBlocks: 1n }))
    expect(codes(readDividendIntervalParams('0'))).toHaveLength(1)
  })
})

describe('accounts', () => {
  const list = (...lines: string[]) => ({ accounts: lines.join('\n'), listed: true })

  test('the blacklist takes one address per line, each once', () => {
    expect(readBlacklistParams(list(stranger, '', ` ${stranger} `, at('6')), addresses)).toEqual(
      good({ accounts: [stranger, at('6')], listed: true }),
    )
    const wrong = readBlacklistParams(list(stranger, '', '0x12'), addresses)
    expect(wrong).toMatchObject({
      issues: [{ field: 'accounts', code: 'Input_AddressLineInvalid', args: { line: 3 } }],
    })
    expect(codes(readBlacklistParams(list(' ', ''), addresses))).toEqual([
      'accounts Input_ListEmpty',
    ])
    const many = Array.from({ length: 201 }, (_, index) => at((index + 100).toString()))
    expect(codes(readBlacklistParams(list(...many), addresses))).toEqual([
      'accounts Input_ListTooLong',
    ])
    expect(readBlacklistParams(list(...many.slice(1)), addresses).ok).toBe(true)
  })

  test.each(['token', 'marketing', 'pair'] as const)('the blacklist refuses the %s', (name) => {
    const account = addresses[name]
    const reading = readBlacklistParams(list(stranger, account), addresses)
    expect(reading).toMatchObject({
      issues: [{ code: 'Token_BlacklistRefused', args: { account } }],
    })
    expect(readBlacklistParams({ ...list(account), listed: false }, addresses).ok).toBe(true)
  })

  test('the marketing wallet is neither owner, pool, token nor nobody', () => {
    expect(readMarketingWalletParams(stranger, addresses)).toEqual(good({ wallet: stranger }))
    expect(codes(readMarketingWalletParams(addresses.owner, addresses))).toEqual([
      'marketingWallet Token_MarketingWalletIsOwner',
    ])
    for (const refused of [addresses.pair, addresses.token]) {
      expect(codes(readMarketingWalletParams(refused, addresses))).toEqual([
        'marketingWallet Token_MarketingWalletRefused',
      ])
    }
    expect(codes(readMarketingWalletParams(zero, addresses))).toEqual([
      'marketingWallet Token_MarketingWalletZero',
    ])
  })

  test('an exemption has a direction, and is never a pool', () => {
    const typed = { account: stranger, into: true, outOf: false }
    const params = { account: stranger, directions: 1 }
    expect(readExemptionParams(typed, addresses)).toEqual(good(params))
    const both = readExemptionParams({ ...typed, outOf: true }, addresses)
    expect(both).toEqual(good({ ...params, directions: 3 }))
    expect(codes(readExemptionParams({ ...typed, into: false }, addresses))).toEqual([
      'directions Token_ExemptionDirectionsUnknown',
    ])
    expect(codes(readExemptionParams({ ...typed, account: addresses.pair }, addresses))).toEqual([
      'account Token_ExemptionIsPair',
    ])
    expect(codes(readExemptionParams({ ...typed, account: zero }, addresses))).toEqual([
      'account Input_AddressZero',
    ])
  })

  test('nobody invites themselves, and a pool has an address', () => {
    expect(readInviterParams(stranger, addresses.owner)).toEqual(good({ inviter: stranger }))
    expect(codes(readInviterParams(stranger, stranger))).toEqual(['inviter Token_InviterSelf'])
    expect(readPairParams(stranger)).toEqual(good({ pair: stranger }))
    expect(codes(readPairParams(zero))).toEqual(['pair Input_AddressZero'])
    expect(codes(readInviterParams(zero, stranger))).toEqual(['inviter Input_AddressZero'])
    expect(codes(readPairParams(''))).toEqual(['pair Input_Required'])
  })
})

describe('NFTs', () => {
  test('ids are whole numbers, each once', () => {
    expect(readNftIdsParams('1, 2\n3，2')).toEqual(good({ tokenIds: [1n, 2n, 3n] }))
    expect(readNftIdsParams(String(2n ** 256n - 1n)).ok).toBe(true)
    for (const text of ['1.5', '-1', '0x1', 'one', String(2n ** 256n)]) {
      expect(codes(readNftIdsParams(text))).toEqual(['tokenIds Input_TokenIdInvalid'])
    }
    expect(codes(readNftIdsParams(' '))).toEqual(['tokenIds Input_ListEmpty'])
    const many = Array.from({ length: 101 }, (_, index) => index).join(' ')
    expect(codes(readNftIdsParams(many))).toEqual(['tokenIds Input_ListTooLong'])
  })

  test('each is paid something', () => {
    const typed = { perNftDividend: '0.1', dividendTrigger: '5', quoteDecimals: 6 }
    expect(readNftDividendParams(typed)).toEqual(good({ perNft: 100_000n, trigger: 5_000_000n }))
    expect(codes(readNftDividendParams({ ...typed, perNftDividend: '0' }))).toEqual([
      'perNftDividend Token_PerNftDividendZero',
    ])
  })
})

describe('rebates', () => {
  const token = { rebateBps: [300, 200, 0, 0, 0, 0, 0], taxes: { buyBps: 500, sellBps: 400 } }

  test('only go down', () => {
    expect(readRebatesParams(['2', '1'], token)).toEqual(
      good({ rebateBps: [200n, 100n, 0n, 0n, 0n, 0n, 0n] }),
    )
    expect(codes(readRebatesParams(['2', '2.01'], token))).toEqual([
      'rebates Token_RebateTooHigh',
      'rebates.1 Token_RebateRaised',
    ])
    expect(codes(readRebatesParams(['1', '1', '0.01'], token))).toEqual([
      'rebates.2 Token_RebateRaised',
    ])
    expect(codes(readRebatesParams(['', '1'], token))).toEqual(['rebates.1 Token_RebateGap'])
  })

  test('bind within 100 blocks', () => {
    expect(readBindIntervalParams('100')).toEqual(good({ blocks: 100n }))
    expect(codes(readBindIntervalParams('101'))).toHaveLength(1)
  })
})

test('an amount is above zero and at hand', () => {
  const held = { available: 250n, decimals: 2 }
  expect(readAmountParams('2.5', held)).toEqual(good({ amount: 250n }))
  expect(codes(readAmountParams('2.51', held))).toEqual(['amount Token_InsufficientBalance'])
  expect(codes(readAmountParams('0', held))).toEqual(['amount Input_AmountZero'])
  expect(codes(readAmountParams('1.001', held))).toEqual(['amount Input_TooManyDecimals'])
})
