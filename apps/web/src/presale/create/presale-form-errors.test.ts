import { errorMessage, m, setLocale } from '@slipway/messages'
import { afterEach, describe, expect, test } from 'vitest'
import { toLocalInput } from '../../form/local-time.ts'
import { emptyPresaleForm } from './empty-presale-form.ts'
import type { PresaleFormValues, PresaleKind } from './presale-form-values.ts'
import { formErrors, listProblems, readDraft } from './read-draft.ts'

/** A whole minute: what the date fields hold. */
const now = 1_795_000_020
const at = (seconds: number) => toLocalInput(now + seconds)
const right: PresaleFormValues = {
  ...emptyPresaleForm,
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  router: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  presaleRate: '1000',
  liquidityRate: '800',
  softCap: '50',
  hardCap: '100',
  maxCurrency: '5',
  startTime: at(3_600),
  endTime: at(90_000),
  name: 'Harbour Dollar',
}
const judge = (changes: Partial<PresaleFormValues>, kind: PresaleKind = 'normal') =>
  readDraft({ ...right, ...changes }, kind, now)

afterEach(() => setLocale('en-US', { reload: false }))

test.each(['normal', 'fair', 'private'] as const)('a complete %s presale is taken', (kind) => {
  expect(judge({}, kind).issues).toEqual([])
})

/** Rules of specification section 5: the last entry that is refused, the first that is taken, field and code. */
const bounds: readonly [
  rule: string,
  refused: Partial<PresaleFormValues>,
  taken: Partial<PresaleFormValues>,
  field: string,
  code: string,
][] = [
  [
    'contract address format',
    { token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C' },
    {},
    'token',
    'Input_AddressInvalid',
  ],
  ['soft cap above 0', { softCap: '0' }, {}, 'softCap', 'Presale_SoftCapZero'],
  ['hard cap above 0', { hardCap: '0' }, {}, 'hardCap', 'Presale_HardCapZero'],
  [
    'soft cap not above hard cap',
    { softCap: '100.000000000000000001' },
    { softCap: '100' },
    'softCap',
    'Presale_SoftCapAboveHardCap',
  ],
  [
    'soft cap at least half',
    { softCap: '49.999999999999999999' },
    { softCap: '50' },
    'softCap',
    'Presale_SoftCapTooLow',
  ],
  [
    'min not above max',
    { minCurrency: '5.000000000000000001' },
    { minCurrency: '5' },
    'minCurrency',
    'Presale_MinAboveMax',
  ],
  [
    'liquidity percent at least 51',
    { liquidityPercent: '50.99' },
    { liquidityPercent: '51' },
    'liquidityPercent',
    'Presale_LiquidityPercentOutOfRange',
  ],
  [
    'liquidity percent at most 100',
    { liquidityPercent: '100.01' },
    { liquidityPercent: '100' },
    'liquidityPercent',
    'Presale_LiquidityPercentOutOfRange',
  ],
  [
    'start more than 5 minutes ahead',
    { startTime: at(300) },
    { startTime: at(360) },
    'startTime',
    'Presale_StartTooEarly',
  ],
  [
    'a start of years ago for what it is, not for a missing one',
    { startTime: '2020-01-01T10:00' },
    { startTime: at(360) },
    'startTime',
    'Presale_StartTooEarly',
  ],
  [
    'start before the end',
    { endTime: at(3_600) },
    { endTime: at(3_660) },
    'endTime',
    'Presale_EndNotAfterStart',
  ],
  [
    'lock at least 5 minutes',
    { lockMinutes: '4' },
    { lockMinutes: '5' },
    'lockMinutes',
    'Presale_LockTimeOutOfRange',
  ],
  [
    'lock at most 100000000 minutes',
    { lockMinutes: '100000001' },
    { lockMinutes: '100000000' },
    'lockMinutes',
    'Presale_LockTimeOutOfRange',
  ],
  [
    'description at most 3000 characters',
    { description: '海'.repeat(3_001) },
    { description: '海'.repeat(3_000) },
    'description',
    'Presale_DescriptionTooLong',
  ],
  [
    'links are safe web addresses',
    { telegram: 'http://t.me/harbour' },
    { telegram: 'https://t.me/harbour' },
    'telegram',
    'Presale_LinkInvalid',
  ],
  ['a name', { name: ' ' }, {}, 'name', 'Presale_NameEmpty'],
  [
    'listing not above the presale, unless said',
    { liquidityRate: '1000.1' },
    { liquidityRate: '1000.1', listsBelowPresale: true },
    'liquidityRate',
    'Presale_ListingBelowPresale',
  ],
]

describe.each(['en-US', 'zh-CN'] as const)('the form in %s', (locale) => {
  test.each(bounds)('%s', (_rule, refused, taken, field, code) => {
    setLocale(locale, { reload: false })
    const { issues } = judge(refused)
    const issue = issues.find((one) => one.field === field)
    expect(issue?.code).toBe(code)
    const values = { ...right, ...refused }
    const text = formErrors(issues, values)[field]
    expect(text).toBe(
      errorMessage(code, issue?.args ?? {}, {
        token: { symbol: '', decimals: 18 },
        currency: { symbol: '', decimals: 18 },
        nativeCurrency: { symbol: 'BNB', decimals: 18 },
      }),
    )
    expect(judge(taken).issues.map((one) => one.code)).not.toContain(code)
  })

  test('a fair presale of fewer than a thousand million base units, at the rate', () => {
    setLocale(locale, { reload: false })
    const rates = (rate: string) => ({ presaleRate: rate, liquidityRate: rate })
    const coarse = rates('0.000000000009')
    const { issues } = judge(coarse, 'fair')
    expect(formErrors(issues, { ...right, ...coarse })).toEqual({
      presaleRate: m.error_Presale_FairTooCoarse({ min: '1,000,000,000' }),
    })
    expect(judge(rates('0.00000000001'), 'fair').issues).toEqual([])
    expect(judge(coarse).issues).toEqual([])
  })

  test('linear release needs its three numbers', () => {
    setLocale(locale, { reload: false })
    const { issues } = judge({
      vest: true,
      vestFirstPercent: '',
      vestCycleDays: '',
      vestPercent: '',
    })
    expect(issues.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['vestFirstPercent', 'vestCycleDays', 'vestPercent']),
    )
    expect(judge({ vest: false, vestFirstPercent: '', vestCycleDays: '' }).issues).toEqual([])
  })
})

test('a private presale asks nothing about a pool', () => {
  const poolless = { router: '', liquidityRate: '', liquidityPercent: '', lockMinutes: '' }
  expect(judge(poolless, 'private').issues).toEqual([])
  expect(judge(poolless).issues.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['router', 'liquidityRate', 'liquidityPercent', 'lockMinutes']),
  )
})

test('amounts are read in the units of token and currency', () => {
  const { draft } = judge({ tokenDecimals: 9, currencyDecimals: 6, hardCap: '100', softCap: '50' })
  expect(draft?.hardCap).toBe(100_000_000n)
  expect(draft?.presaleRate).toBe((1_000n * 10n ** 9n * 10n ** 18n) / 10n ** 6n)
})

test('the summary names rates by the currency of the presale, as the form does', () => {
  const labelsIn = (currencySymbol: string) =>
    listProblems({ presaleRate: 'x', liquidityRate: 'x' }, { currencySymbol }).map(
      ({ label }) => label,
    )
  expect(labelsIn('ETH')).toEqual([
    m.presale_field_rate({ currency: 'ETH' }),
    m.presale_field_listing_rate({ currency: 'ETH' }),
  ])
  expect(labelsIn('')[0]).toBe(m.presale_field_rate({ currency: m.presale_unit_currency() }))
})

test('the summary follows the order of the form', () => {
  const { issues } = judge({ name: '', hardCap: '', token: '' })
  const fields = listProblems(formErrors(issues, right), right).map(({ field }) => field)
  expect(fields.indexOf('token')).toBeLessThan(fields.indexOf('hardCap'))
  expect(fields.indexOf('hardCap')).toBeLessThan(fields.indexOf('name'))
})

test('inviter rewards that are on without a rate are missed, not dropped', () => {
  const on = { rewardsInviters: true, inviterRates: ['', '', ''] }
  expect(judge(on).issues.map(({ field }) => field)).toContain('inviterRates.0')
  expect(judge({ ...on, inviterRates: ['5', '', ''] }).issues).toEqual([])
})
