import { describe, expect, test } from 'vitest'
import { accountLimits } from '../src/accounts/account-limits.ts'
import { critiqueLimits } from '../src/critique/critique-rules.ts'
import { nodeSpeedLimits } from '../src/evm/node-speed.ts'
import { lockLimits } from '../src/lock/lock-limits.ts'
import { templateIds } from '../src/platform/template-id.ts'
import { tokenTemplates } from '../src/platform/token-templates.ts'
import { presaleInfoLimits, presaleLimits } from '../src/presale/presale-limits.ts'
import { burnAddresses } from '../src/shared/burn-addresses.ts'
import { formatClockDuration } from '../src/shared/format-clock-duration.ts'
import { shortenAddress } from '../src/shared/shorten-address.ts'
import { taxedInputSchemas } from '../src/token/draft/taxed-token-draft.ts'
import { emptyTokenDraftInput } from '../src/token/empty-token-draft-input.ts'
import { tokenLimits } from '../src/token/token-limits.ts'

// Section 9 of the specification, each number written out: other tests compare SDK and contracts with each other.
const MINUTE = 60n
const DAY = 86_400

describe('presales', () => {
  test.each([
    ['startLeadSeconds', 5n * MINUTE],
    ['lockMinSeconds', 5n * MINUTE],
    ['lockMaxSeconds', 100_000_000n * MINUTE],
    ['liquidityMinBps', 5_100n],
    ['liquidityMaxBps', 10_000n],
    ['softCapMinBps', 5_000n],
    ['exitFeeBps', 1_000n],
  ] as const)('%s', (name, value) => {
    expect(presaleLimits[name]).toBe(value)
  })

  test('a description of 3000 characters', () => {
    expect(presaleInfoLimits.descriptionMaxCharacters).toBe(3_000)
  })
})

describe('tokens', () => {
  test.each([
    // "Below" of hundredths of a percent: one less.
    ['buyTaxMaxBps', 2_499n],
    ['sellTaxMaxBps', 2_499n],
    ['totalTaxMaxBps', 4_999n],
    ['transferTaxMaxBps', 2_500n],
    ['addPoolTaxMaxBps', 5_000n],
    ['removePoolTaxMaxBps', 5_000n],
    ['killBlocksMax', 10n],
    ['mintCooldownMinSeconds', 259_200n],
    ['mintMaxBps', 2_000n],
    ['fissionMax', 3n],
    ['rebateLevelsMax', 7],
    ['rebateMaxBps', 1_000n],
    ['limitMinBps', 10n],
    ['dividendThresholdBelowBps', 10n],
    ['decimalsMaxForLargeSupply', 9],
  ] as const)('%s', (name, value) => {
    expect(tokenLimits[name]).toBe(value)
  })

  test.each([
    [3, { dividendIntervalBlocks: '20' }],
    [4, { dividendIntervalBlocks: '20' }],
    [5, { dividendIntervalBlocks: '20' }],
    [6, { bindIntervalBlocks: '3' }],
    [7, { dividendIntervalBlocks: '20' }],
    [8, { perNftDividend: '0.1', dividendIntervalBlocks: '1' }],
    [9, { dividendIntervalBlocks: '20', bindIntervalBlocks: '3' }],
  ] as const)(
    'what template %i starts from, in a form and where a request leaves it out',
    (id, defaults) => {
      expect(emptyTokenDraftInput(id)).toMatchObject(defaults)
      const { shape } = taxedInputSchemas[id]
      const read = Object.keys(defaults).map((name) => [
        name,
        Reflect.get(shape, name).parse(undefined),
      ])
      expect(Object.fromEntries(read)).toEqual(defaults)
    },
  )

  test('each template under its id', () => {
    expect(templateIds.map((id) => tokenTemplates[id].contractName)).toEqual([
      'StandardToken',
      'TaxedToken',
      'RewardDividendToken',
      'LiquidityDividendToken',
      'NativeDividendToken',
      'ReferralToken',
      'SelfDividendToken',
      'NftDividendToken',
      'ReferralLiquidityDividendToken',
    ])
  })
})

test('locks last 5 to 100 000 000 minutes', () => {
  expect(lockLimits).toMatchObject({ minSeconds: 300, maxSeconds: 6_000_000_000 })
})

test('node speed: polled every 3 s, watched every 2 s, given up after 4 s; 400 and 1200 ms', () => {
  expect(nodeSpeedLimits).toEqual({
    ...{ pollMs: 3_000, watchdogMs: 2_000, timeoutMs: 4_000 },
    ...{ greenMaxMs: 400, yellowMaxMs: 1_200 },
  })
})

test('accounts: 7 days of a sign-in, 24 hours of a link, passwords of 6 characters', () => {
  expect(accountLimits).toMatchObject({
    ...{ sessionSeconds: 7 * DAY, linkSeconds: DAY, passwordMin: 6 },
  })
})

test('five critics', () => {
  expect(critiqueLimits.critics).toBe(5)
})

test('the dead address ends in dEaD, the zero address is all zeros', () => {
  expect(burnAddresses).toEqual([`0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dEaD`])
})

test('42 characters and more show their first 4 and last 5', () => {
  expect(shortenAddress('0x1234567890123456789012345678901234abcdef')).toBe('0x12…bcdef')
  expect(shortenAddress('0x123456789012345678901234567890123456789')).toHaveLength(41)
})

test('seconds as days:hours:minutes:seconds', () => {
  expect(formatClockDuration(2 * DAY + 3 * 3_600 + 4 * 60 + 5)).toMatch(/^0?2:03:04:05$/)
})
