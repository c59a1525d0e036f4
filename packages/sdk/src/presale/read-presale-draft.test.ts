import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  presaleNow as now,
  presaleRouter,
  presaleToken,
  typedPresale,
} from '../../test/typed-presales.ts'
import type { PresaleKind } from '../platform/presale-kinds.ts'
import { emptyPresaleDraftInput } from './empty-presale-draft-input.ts'
import type { PresaleDraftTexts } from './presale-draft-schema.ts'
import { readPresaleDraft } from './read-presale-draft.ts'

const kinds = ['normal', 'fair', 'private'] as const

function issuesOf(
  changes: Partial<PresaleDraftTexts>,
  kind: PresaleKind = 'normal',
  decimals: { tokenDecimals?: number; currencyDecimals?: number } = {},
): readonly string[] {
  const reading = readPresaleDraft(typedPresale(kind, changes), { now, ...decimals })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

function draftOf(
  changes: Partial<PresaleDraftTexts> = {},
  kind: PresaleKind = 'normal',
  decimals: { tokenDecimals?: number; currencyDecimals?: number } = {},
) {
  const reading = readPresaleDraft(typedPresale(kind, changes), { now, ...decimals })
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues.map(({ code }) => code)))
  return reading.draft
}

describe('a presale that is right', () => {
  test.each(kinds)('is read (%s)', (kind) => expect(issuesOf({}, kind)).toEqual([]))

  test('comes out in the contract’s units', () => {
    const draft = draftOf({
      t1Minutes: '10',
      t2Minutes: '5',
      whitelistMode: 'tiers',
      lockMinutes: '43200',
      refundType: 'burn',
      maxRepairPercent: '2.5',
      declaredTaxPercent: '7',
      vest: true,
      vestFirstPercent: '33.33',
      vestCycleDays: '0.5',
      vestPercent: '12.5',
      inviterRates: ['5', '2.5'],
    })
    expect(draft).toMatchObject({
      templateId: 1,
      currency: zeroAddress,
      hardCap: 100n * 10n ** 18n,
      presaleRate: 1_000n * 10n ** 18n,
      liquidityRate: 800n * 10n ** 18n,
      liquidityPercent: 6_000n,
      lockTime: 2_592_000n,
      useWhiteList: 1n,
      t1Block: 600n,
      t2Block: 300n,
      burnsUnsold: true,
      maxRepairBps: 250n,
      declaredTaxBps: 700n,
      vestFirst: 3_333n,
      vestCycle: 43_200n,
      vestPercent: 1_250n,
      inviterRatesBps: [500n, 250n],
    })
  })

  test('a rate counts base units for base units, exactly, whatever the decimals', () => {
    const rate = (tokenDecimals: number, currencyDecimals: number) =>
      draftOf({ presaleRate: '1000', minCurrency: '0' }, 'private', {
        tokenDecimals,
        currencyDecimals,
      }).presaleRate
    expect(rate(18, 6)).toBe(1_000n * 10n ** 30n)
    expect(rate(6, 18)).toBe(1_000n * 10n ** 6n)
    expect(rate(18, 0)).toBe(1_000n * 10n ** 36n)
  })

  test('a private presale ignores what belongs to a pool', () => {
    const draft = draftOf({ router: 'x', liquidityPercent: 'x', lockMinutes: 'x' }, 'private')
    expect(draft).toMatchObject({
      router: zeroAddress,
      liquidityRate: 0n,
      liquidityPercent: 0n,
      lockTime: 0n,
      useWhiteList: 2n,
      vest: true,
    })
  })

  test('where only listed wallets come in, the second tier has no window of its own', () => {
    const only = draftOf({ whitelistMode: 'only', t1Minutes: '10', t2Minutes: 'x' })
    expect(only).toMatchObject({ useWhiteList: 2n, t1Block: 600n, t2Block: 0n })
    expect(draftOf({ t1Minutes: '10', t2Minutes: 'x' }, 'private')).toMatchObject({ t2Block: 0n })
  })

  test('nothing is vested, and no tier has a window, while the switches are off', () => {
    const draft = draftOf({ vestFirstPercent: 'x', vestCycleDays: 'x', t1Minutes: 'x' })
    expect(draft).toMatchObject({ vest: false, vestFirst: 0n, vestCycle: 0n, t1Block: 0n })
  })
})

/** Section 5, "Presale", and the contract's own bounds: the last value that is taken, and the first that is not. */
describe.each<readonly [string, Partial<PresaleDraftTexts>, Partial<PresaleDraftTexts>, string]>([
  [
    'address: 42 characters',
    { token: presaleToken },
    { token: presaleToken.slice(0, 41) },
    'token Input_AddressInvalid',
  ],
  ['token: not the zero address', {}, { token: zeroAddress }, 'token Presale_ClaimTokenZero'],
  ['currency: not the token', {}, { currency: presaleToken }, 'currency Presale_CurrencyIsToken'],
  [
    'router: not the zero address',
    { router: presaleRouter },
    { router: zeroAddress },
    'router Presale_VenueUnknown',
  ],
  ['hard cap: required', { hardCap: '100' }, { hardCap: '' }, 'hardCap Input_Required'],
  ['hard cap: above 0', { hardCap: '100' }, { hardCap: '0' }, 'hardCap Presale_HardCapZero'],
  ['soft cap: required', { softCap: '50' }, { softCap: ' ' }, 'softCap Input_Required'],
  ['soft cap: above 0', { softCap: '50' }, { softCap: '0.0' }, 'softCap Presale_SoftCapZero'],
  [
    'soft cap: not above the hard cap',
    { softCap: '100' },
    { softCap: '100.000000000000000001' },
    'softCap Presale_SoftCapAboveHardCap',
  ],
  [
    'soft cap: at least half',
    { softCap: '50' },
    { softCap: '49.999999999999999999' },
    'softCap Presale_SoftCapTooLow',
  ],
  [
    'soft cap: half is rounded up',
    { hardCap: '100.000000000000000001', softCap: '50.000000000000000001' },
    { hardCap: '100.000000000000000001', softCap: '50' },
    'softCap Presale_SoftCapTooLow',
  ],
  ['rate: above 0', { presaleRate: '800' }, { presaleRate: '0' }, 'presaleRate Presale_RateZero'],
  [
    'min: not above max',
    { minCurrency: '10' },
    { minCurrency: '10.000000000000000001' },
    'minCurrency Presale_MinAboveMax',
  ],
  [
    'max: above 0',
    { maxCurrency: '0.1' },
    { maxCurrency: '0' },
    'maxCurrency Presale_MaxCurrencyZero',
  ],
  [
    'liquidity percent: 51',
    { liquidityPercent: '51' },
    { liquidityPercent: '50.99' },
    'liquidityPercent Presale_LiquidityPercentOutOfRange',
  ],
  [
    'liquidity percent: 100',
    { liquidityPercent: '100' },
    { liquidityPercent: '100.01' },
    'liquidityPercent Presale_LiquidityPercentOutOfRange',
  ],
  [
    'start: more than 5 minutes ahead',
    { startTime: String(now + 301) },
    { startTime: String(now + 300) },
    'startTime Presale_StartTooEarly',
  ],
  [
    'end: after the start',
    { endTime: String(now + 302) },
    { endTime: String(now + 301) },
    'endTime Presale_EndNotAfterStart',
  ],
  [
    'end: within ten years',
    { endTime: String(now + 315_360_000) },
    { endTime: String(now + 315_360_001) },
    'endTime Presale_EndTooLate',
  ],
  [
    'lock: 5 minutes',
    { lockMinutes: '5' },
    { lockMinutes: '4' },
    'lockMinutes Presale_LockTimeOutOfRange',
  ],
  [
    'lock: 100000000 minutes',
    { lockMinutes: '100000000' },
    { lockMinutes: '100000001' },
    'lockMinutes Presale_LockTimeOutOfRange',
  ],
  [
    'lock: whole minutes',
    { lockMinutes: '6' },
    { lockMinutes: '5.5' },
    'lockMinutes Input_IntegerRequired',
  ],
  [
    'tiers: over before the end',
    { whitelistMode: 'tiers', t1Minutes: '1439' },
    { whitelistMode: 'tiers', t1Minutes: '1439', t2Minutes: '1' },
    't1Minutes Presale_TiersTooLong',
  ],
  [
    'release: first part required',
    { vest: true, vestFirstPercent: '0', vestCycleDays: '1', vestPercent: '1' },
    { vest: true, vestFirstPercent: '', vestCycleDays: '1', vestPercent: '1' },
    'vestFirstPercent Input_Required',
  ],
  [
    'release: first part at most 100 %',
    { vest: true, vestFirstPercent: '100', vestCycleDays: '1', vestPercent: '0' },
    { vest: true, vestFirstPercent: '100.01', vestCycleDays: '1', vestPercent: '1' },
    'vestFirstPercent Presale_VestFirstOutOfRange',
  ],
  [
    'release: cycle required',
    { vest: true, vestFirstPercent: '1', vestCycleDays: '0.01', vestPercent: '1' },
    { vest: true, vestFirstPercent: '1', vestCycleDays: '', vestPercent: '1' },
    'vestCycleDays Input_Required',
  ],
  [
    'release: cycle above 0',
    { vest: true, vestFirstPercent: '1', vestCycleDays: '0.01', vestPercent: '1' },
    { vest: true, vestFirstPercent: '1', vestCycleDays: '0', vestPercent: '1' },
    'vestCycleDays Presale_VestCycleOutOfRange',
  ],
  [
    'release: cycle at most ten years',
    { vest: true, vestFirstPercent: '1', vestCycleDays: '3650', vestPercent: '1' },
    { vest: true, vestFirstPercent: '1', vestCycleDays: '3650.01', vestPercent: '1' },
    'vestCycleDays Presale_VestCycleOutOfRange',
  ],
  [
    'release: per cycle required',
    { vest: true, vestFirstPercent: '1', vestCycleDays: '1', vestPercent: '1' },
    { vest: true, vestFirstPercent: '1', vestCycleDays: '1', vestPercent: '' },
    'vestPercent Input_Required',
  ],
  [
    'release: everything comes one day',
    { vest: true, vestFirstPercent: '99.99', vestCycleDays: '1', vestPercent: '0.01' },
    { vest: true, vestFirstPercent: '99.99', vestCycleDays: '1', vestPercent: '0' },
    'vestPercent Presale_VestPercentOutOfRange',
  ],
  [
    'release: per cycle at most 100 %',
    { vest: true, vestFirstPercent: '0', vestCycleDays: '1', vestPercent: '100' },
    { vest: true, vestFirstPercent: '0', vestCycleDays: '1', vestPercent: '100.01' },
    'vestPercent Presale_VestPercentOutOfRange',
  ],
  [
    'listing: not below the presale',
    { liquidityRate: '1000' },
    { liquidityRate: '1000.000000000000000001' },
    'liquidityRate Presale_ListingBelowPresale',
  ],
  [
    'listing: below the presale when said',
    { liquidityRate: '1001', listsBelowPresale: true },
    { liquidityRate: '1001' },
    'liquidityRate Presale_ListingBelowPresale',
  ],
  [
    'repair: at most 10 %',
    { maxRepairPercent: '10' },
    { maxRepairPercent: '10.01' },
    'maxRepairPercent Presale_RepairTooHigh',
  ],
  [
    'tax: at most 50 %',
    { declaredTaxPercent: '50' },
    { declaredTaxPercent: '50.01' },
    'declaredTaxPercent Presale_TaxTooHigh',
  ],
  [
    'inviters: three levels',
    { inviterRates: ['1', '1', '1'] },
    { inviterRates: ['1', '1', '1', '1'] },
    'inviterRates Presale_InviterLevels',
  ],
  [
    'inviters: what the owner keeps',
    { inviterRates: ['30', '10'] },
    { inviterRates: ['30', '10.01'] },
    'inviterRates Presale_InviterRatesTooHigh',
  ],
  [
    'inviters: each level above 0',
    { inviterRates: ['0.01'] },
    { inviterRates: ['0'] },
    'inviterRates.0 Presale_InviterLevels',
  ],
  [
    'admin: an address',
    { whitelistAdmin: presaleRouter },
    { whitelistAdmin: '0x1' },
    'whitelistAdmin Input_AddressInvalid',
  ],
])('%s', (_, right, wrong, expected) => {
  test('is taken', () => expect(issuesOf(right)).toEqual([]))
  test('is refused', () => expect(issuesOf(wrong)).toEqual([expected]))
})

describe('sums over several fields', () => {
  const most = 2n ** 112n - 1n
  const whole = { tokenDecimals: 0, currencyDecimals: 0 }
  const one = { hardCap: '1', softCap: '1', minCurrency: '0', maxCurrency: '1' } as const

  test('tokens fit the books', () => {
    expect(issuesOf({ ...one, presaleRate: String(most) }, 'private', whole)).toEqual([])
    expect(issuesOf({ ...one, presaleRate: String(most + 1n) }, 'private', whole)).toEqual([
      'presaleRate Presale_AmountTooLarge',
    ])
  })

  test('caps and the most of one wallet fit the books', () => {
    const presale = { minCurrency: '0', presaleRate: '0.000000000000000001' } as const
    const caps = (cap: bigint) => ({ hardCap: String(cap), softCap: String(cap) })
    const fair = { ...presale, ...caps(most), maxCurrency: String(most) }
    expect(issuesOf(fair, 'private', whole)).toEqual([])
    expect(issuesOf({ ...fair, ...caps(most + 1n) }, 'private', whole)).toEqual([
      'hardCap Presale_AmountTooLarge',
      'softCap Presale_AmountTooLarge',
    ])
    expect(issuesOf({ ...fair, maxCurrency: String(most + 1n) }, 'private', whole)).toEqual([
      'maxCurrency Presale_AmountTooLarge',
    ])
  })

  test('inviters of a private presale, which has no pool, get a tenth at most', () => {
    expect(issuesOf({ inviterRates: ['6', '4'] }, 'private')).toEqual([])
    expect(issuesOf({ inviterRates: ['6', '4.01'] }, 'private')).toEqual([
      'inviterRates Presale_InviterRatesTooHigh',
    ])
  })

  test('a rate that is not exact in base units is refused', () => {
    const decimals = { tokenDecimals: 0, currencyDecimals: 20 }
    const presale = { ...one, maxCurrency: '1', presaleRate: '250' }
    expect(issuesOf(presale, 'private', decimals)).toEqual(['presaleRate Presale_RateTooFine'])
    expect(issuesOf({ ...presale, presaleRate: '300' }, 'private', decimals)).toEqual([])
  })

  test('a fair presale sells a thousand million base units; other kinds are paid by whole units', () => {
    const rates = (rate: string) => ({ presaleRate: rate, liquidityRate: rate })
    const coarse = rates('0.009999999')
    const decimals = { tokenDecimals: 9 }
    expect(issuesOf(coarse, 'fair', decimals)).toEqual(['presaleRate Presale_FairTooCoarse'])
    expect(issuesOf(rates('0.01'), 'fair', decimals)).toEqual([])
    expect(issuesOf(coarse, 'normal', decimals)).toEqual([])
    expect(issuesOf({ presaleRate: '0.009999999' }, 'private', decimals)).toEqual([])
  })

  test('the pool holds a price at the soft cap, and can be counted at the hard cap', () => {
    const presale = { ...one, presaleRate: '1', liquidityRate: '1', liquidityPercent: '100' }
    const caps = (softCap: bigint, hardCap = softCap) => ({
      ...presale,
      softCap: String(softCap),
      hardCap: String(hardCap),
    })
    const liquidityMax = 2n ** 96n - 1n
    expect(issuesOf(caps(1_000_000n), 'normal', whole)).toEqual([])
    expect(issuesOf(caps(999_999n, 1_000_000n), 'normal', whole)).toEqual([
      'liquidityRate Presale_PoolTooSmall',
    ])
    const lopsided = { tokenDecimals: 18, currencyDecimals: 0 }
    expect(issuesOf(caps(10_000n), 'normal', lopsided)).toEqual([])
    expect(issuesOf(caps(9_999n, 10_000n), 'normal', lopsided)).toEqual([
      'liquidityRate Presale_PoolSideTooSmall',
    ])
    expect(issuesOf(caps(liquidityMax), 'fair', whole)).toEqual([])
    expect(issuesOf(caps(liquidityMax, liquidityMax + 1n), 'fair', whole)).toEqual([
      'liquidityRate Presale_AmountTooLarge',
    ])
  })
})

describe('what is no presale at all', () => {
  test.each([undefined, null, 7, 'x', [], {}])('%j is refused', (input) => {
    expect(readPresaleDraft(input, { now }).ok).toBe(false)
  })

  test('a kind that does not exist is refused at its field', () => {
    const reading = readPresaleDraft({ ...typedPresale('normal'), kind: 'public' }, { now })
    expect(reading).toMatchObject({ ok: false, issues: [{ field: 'kind' }] })
  })

  test.each(kinds)('the empty form of a %s presale names what is missing, nothing else', (kind) => {
    const reading = readPresaleDraft(emptyPresaleDraftInput(kind), { now })
    const codes = reading.ok ? [] : reading.issues.map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['Input_Required']))
  })
})
