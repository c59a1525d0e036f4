import { isErrorCode } from '@slipway/messages'
import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { draftAddresses, draftOf, issuesOf, typedDraft } from '../../test/typed-drafts.ts'
import { templateIds } from '../platform/template-id.ts'
import { hasFeature } from '../platform/token-templates.ts'
import { emptyTokenDraftInput } from './empty-token-draft-input.ts'
import { readTokenDraft } from './read-token-draft.ts'

const { creator, marketing, router, quote, other } = draftAddresses
const unit = 10n ** 18n
const supply = 1_000_000n * unit
const taxed = templateIds.filter((id) => id !== 1)
const dividends = templateIds.filter((id) => hasFeature(id, 'dividend'))
const ofHolders = [3, 5, 7] as const
const referrals = [6, 9] as const

describe('a well-formed draft', () => {
  test('comes out in the units of the contract', () => {
    expect(draftOf(2)).toEqual({
      templateId: 2,
      name: 'Harbour',
      symbol: 'HRB',
      decimals: 18,
      totalSupply: supply,
      receiver: creator,
      contractUri: '',
      mintable: true,
      mintCooldownSeconds: 259_200n,
      mintMaxBps: 2_000n,
      inviter: zeroAddress,
      marketingWallet: marketing,
      router,
      quote,
      liquidityReceiver: '0x000000000000000000000000000000000000dEaD',
      buyTaxBps: 500n,
      sellTaxBps: 625n,
      transferTaxBps: 150n,
      addPoolTaxBps: 200n,
      removePoolTaxBps: 300n,
      burnShare: 10n,
      liquidityShare: 20n,
      marketingShare: 70n,
      dividendShare: 0n,
      manualLaunch: true,
      killBlocks: 2n,
      taxChangeable: true,
      blacklistEnabled: true,
      walletLimitEnabled: true,
      walletLimit: supply / 50n,
      swapLimitEnabled: true,
      swapLimit: 5_000n * unit,
      fissionCount: 1n,
      swapThreshold: supply / 200n,
    })
  })

  test('has what its template adds', () => {
    expect(draftOf(3)).toMatchObject({
      rewardToken: other,
      dividendShare: 40n,
      dividendThreshold: supply / 10_000n,
      dividendIntervalBlocks: 20n,
    })
    expect(draftOf(4)).toMatchObject({ dividendIntervalBlocks: 20n })
    expect(draftOf(6)).toMatchObject({
      rebateBps: [200n, 100n, 50n, 0n, 0n, 0n, 0n],
      bindIntervalBlocks: 3n,
    })
    expect(draftOf(8)).toMatchObject({
      nft: other,
      perNftDividend: unit / 10n,
      dividendTrigger: unit,
      dividendIntervalBlocks: 1n,
      marketingTaxAccounted: false,
    })
    expect(draftOf(8, { quoteDecimals: 6 })).toMatchObject({ perNftDividend: 100_000n })
    expect(draftOf(9)).toMatchObject({ dividendIntervalBlocks: 20n, bindIntervalBlocks: 3n })
  })

  test.each(templateIds)('of template %i drops what another template asks for', (templateId) => {
    const all = Object.assign({}, ...templateIds.map(typedDraft), typedDraft(templateId))
    const reading = readTokenDraft({ ...all, templateId })
    expect(reading).toEqual({ ok: true, draft: draftOf(templateId) })
  })

  test.each(taxed)('of template %i needs few words beyond its defaults', (templateId) => {
    const paysDividends = hasFeature(templateId, 'dividend')
    const few = {
      ...emptyTokenDraftInput(templateId),
      name: 'N',
      symbol: 'S',
      totalSupply: '1',
      receiver: creator,
      marketingWallet: marketing,
      router,
      quote,
      rewardToken: other,
      nft: other,
      buyTaxPercent: '1',
      ...(paysDividends ? { dividendShare: '100' } : { marketingShare: '100' }),
    }
    expect(readTokenDraft(few, { creator })).toMatchObject({
      ok: true,
      draft: { manualLaunch: true, killBlocks: 0n, blacklistEnabled: false, walletLimit: 0n },
    })
  })
})

describe.each(taxed)('template %i', (templateId) => {
  const off = hasFeature(templateId, 'referral') ? { rebates: [] } : {}

  test.each([
    ['buyTaxPercent', '24.99', '25', 'Token_BuyTaxTooHigh', 2_500n, 2_499n],
    ['sellTaxPercent', '24.99', '25', 'Token_SellTaxTooHigh', 2_500n, 2_499n],
    ['transferTaxPercent', '25', '25.01', 'Token_TransferTaxTooHigh', 2_501n, 2_500n],
    ['addPoolTaxPercent', '50', '50.01', 'Token_AddPoolTaxTooHigh', 5_001n, 5_000n],
    ['removePoolTaxPercent', '50', '50.01', 'Token_RemovePoolTaxTooHigh', 5_001n, 5_000n],
  ])('%s: %s is the most, %s is refused', (field, most, over, code, bps, max) => {
    expect(issuesOf(templateId, { ...off, [field]: most })).toEqual([])
    expect(issuesOf(templateId, { ...off, [field]: over })).toEqual([
      { field, code, args: { bps, max } },
    ])
    expect(issuesOf(templateId, { ...off, [field]: '1.234' })).toEqual([
      { field, code: 'Input_TooManyDecimals', args: { max: 2n } },
    ])
  })

  test('buy and sell tax stay below 50 % together', () => {
    expect(issuesOf(templateId, { buyTaxPercent: '24.99', sellTaxPercent: '24.99' })).toEqual([])
    const issues = issuesOf(templateId, { buyTaxPercent: '25.01', sellTaxPercent: '24.99' })
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['buyTaxPercent', 'Token_BuyTaxTooHigh'],
      ['sellTaxPercent', 'Token_TotalTaxTooHigh'],
    ])
  })

  test.each([
    ['9', 99n],
    ['11', 101n],
  ])('shares are whole: %s for burning is refused', (burnShare, sum) => {
    expect(issuesOf(templateId, { burnShare })).toEqual([
      { field: 'shares', code: 'Token_SharesNotWhole', args: { sum } },
    ])
  })

  test.each(['burnShare', 'liquidityShare', 'marketingShare', 'killBlocks', 'fissionCount'])(
    '%s takes whole numbers only',
    (field) => {
      expect(issuesOf(templateId, { [field]: '1.5' })).toEqual([
        { field, code: 'Input_IntegerRequired', args: {} },
      ])
    },
  )

  test('kill blocks: 10 are the most, and they need a gate', () => {
    expect(issuesOf(templateId, { killBlocks: '10' })).toEqual([])
    expect(issuesOf(templateId, { killBlocks: '11' })).toEqual([
      { field: 'killBlocks', code: 'Token_KillBlocksTooMany', args: { blocks: 11n, max: 10n } },
    ])
    const open = { manualLaunch: false }
    expect(issuesOf(templateId, { ...open, killBlocks: '0' })).toEqual([])
    expect(issuesOf(templateId, { ...open, killBlocks: '1' })).toEqual([
      { field: 'killBlocks', code: 'Token_KillBlocksNeedGate', args: {} },
    ])
  })

  test('fission: 3 addresses are the most', () => {
    expect(issuesOf(templateId, { fissionCount: '3' })).toEqual([])
    expect(issuesOf(templateId, { fissionCount: '4' })).toEqual([
      { field: 'fissionCount', code: 'Token_FissionTooMany', args: { count: 4n, max: 3n } },
    ])
  })

  test.each([
    ['walletLimit', 'Token_WalletLimitTooLow'],
    ['swapLimit', 'Token_SwapLimitTooLow'],
  ])('%s is at least 0.1 %% of the supply, in percent and in tokens', (field, code) => {
    const min = supply / 1_000n
    const typed = (text: string, kind: string) => ({ [field]: text, [`${field}Unit`]: kind })
    expect(issuesOf(templateId, typed('0.1', 'percent'))).toEqual([])
    expect(issuesOf(templateId, typed('0.09', 'percent'))).toEqual([
      { field, code, args: { amount: (supply * 9n) / 10_000n, min } },
    ])
    expect(issuesOf(templateId, typed('1000', 'tokens'))).toEqual([])
    expect(issuesOf(templateId, typed('999.999999999999999999', 'tokens'))).toEqual([
      { field, code, args: { amount: min - 1n, min } },
    ])
    expect(issuesOf(templateId, typed('100', 'percent'))).toEqual([])
    expect(issuesOf(templateId, typed('100.01', 'percent'))).toMatchObject([
      { field, code: 'Input_AboveSupply' },
    ])
    // What is hidden behind a switch that is off is not read.
    expect(issuesOf(templateId, { ...typed('', 'percent'), [`${field}Enabled`]: false })).toEqual(
      [],
    )
  })

  test('a swap-back begins above 0 and at most at 1 % of the supply', () => {
    const max = supply / 100n
    const refused = (amount: bigint) => [
      { field: 'swapThreshold', code: 'Token_SwapThresholdOutOfRange', args: { amount, max } },
    ]
    const typed = (swapThreshold: string) => ({ swapThreshold, swapThresholdUnit: 'tokens' })
    expect(issuesOf(templateId, { swapThreshold: '1' })).toEqual([])
    expect(issuesOf(templateId, { swapThreshold: '1.01' })).toEqual(
      refused((supply * 101n) / 10_000n),
    )
    expect(issuesOf(templateId, typed('0'))).toEqual(refused(0n))
    expect(issuesOf(templateId, typed('0.000000000000000001'))).toEqual([])
    expect(issuesOf(templateId, typed('10000.000000000000000001'))).toEqual(refused(max + 1n))
  })

  test.each([
    ['marketingWallet', creator, 'Token_MarketingWalletIsOwner', {}],
    ['marketingWallet', creator.toLowerCase(), 'Token_MarketingWalletIsOwner', {}],
    ['marketingWallet', zeroAddress, 'Token_MarketingWalletZero', {}],
    ['marketingWallet', '', 'Input_Required', {}],
    ['router', zeroAddress, 'Token_RouterUnusable', { router: zeroAddress }],
    ['quote', zeroAddress, 'Token_QuoteUnusable', { quote: zeroAddress }],
    ['quote', '0x12', 'Input_AddressInvalid', {}],
    ['liquidityReceiver', '0x12', 'Input_AddressInvalid', {}],
    ['liquidityReceiver', zeroAddress, 'Token_LiquidityReceiverZero', {}],
  ])('%s %s: %s', (field, text, code, args) => {
    expect(issuesOf(templateId, { [field]: text })).toEqual([{ field, code, args }])
  })
})

const untaxed = {
  buyTaxPercent: '0',
  sellTaxPercent: '0',
  transferTaxPercent: '0',
  addPoolTaxPercent: '0',
  removePoolTaxPercent: '0',
  rebates: [],
  swapThreshold: '',
}

describe('without any tax', () => {
  const nothing = { burnShare: '0', liquidityShare: '0', marketingShare: '0', dividendShare: '0' }

  test.each(taxed)('template %i shares nothing, or shares all of it later', (templateId) => {
    expect(issuesOf(templateId, { ...untaxed, ...nothing })).toEqual([])
    expect(issuesOf(templateId, untaxed)).toEqual([])
    expect(issuesOf(templateId, { ...untaxed, ...nothing, burnShare: '1' })[0]).toMatchObject({
      code: 'Token_SharesNotWhole',
    })
  })
})

test.each(dividends)('template %i pays dividends: they have a share', (templateId) => {
  expect(issuesOf(templateId, { dividendShare: '0', marketingShare: '70' })).toEqual([
    { field: 'dividendShare', code: 'Token_DividendShareMissing', args: {} },
  ])
  expect(issuesOf(templateId, { dividendShare: '1', marketingShare: '69' })).toEqual([])
})

describe.each(dividends)('dividends of template %i', (templateId) => {
  test.each([
    ['0', 0n],
    ['100001', 100_001n],
  ])('an interval of %s blocks is refused', (dividendIntervalBlocks, blocks) => {
    expect(issuesOf(templateId, { dividendIntervalBlocks })).toEqual([
      {
        field: 'dividendIntervalBlocks',
        code: 'Token_DividendIntervalOutOfRange',
        args: { blocks, max: 100_000n },
      },
    ])
  })

  test.each(['1', '100000'])('an interval of %s blocks is possible', (dividendIntervalBlocks) => {
    expect(issuesOf(templateId, { dividendIntervalBlocks })).toEqual([])
  })
})

test.each(ofHolders)('template %i pays who holds less than 0.1 %% of the supply', (templateId) => {
  const max = supply / 1_000n - 1n
  const typed = (dividendThreshold: string) => ({
    dividendThreshold,
    dividendThresholdUnit: 'tokens',
  })
  expect(issuesOf(templateId, { dividendThreshold: '0.09' })).toEqual([])
  expect(issuesOf(templateId, { dividendThreshold: '0.1' })).toEqual([
    {
      field: 'dividendThreshold',
      code: 'Token_DividendThresholdTooHigh',
      args: { amount: max + 1n, max },
    },
  ])
  expect(issuesOf(templateId, typed('999.999999999999999999'))).toEqual([])
  expect(issuesOf(templateId, typed('1000'))).toHaveLength(1)
})

describe.each(referrals)('rebates of template %i', (templateId) => {
  const issues = (rebates: string[], change = {}) => issuesOf(templateId, { rebates, ...change })
  const tenPercent = { buyTaxPercent: '10', sellTaxPercent: '10' }
  const moreTax = { buyTaxPercent: '20', sellTaxPercent: '20' }

  test('are 10 % of a trade at most, and never more than its tax', () => {
    expect(issues(['10'], moreTax)).toEqual([])
    expect(issues(['5', '5.01'], moreTax)).toEqual([
      { field: 'rebates', code: 'Token_RebateTooHigh', args: { bps: 1_001n, max: 1_000n } },
    ])
    expect(issues(['10'], tenPercent)).toEqual([])
    expect(issues(['5'])).toEqual([])
    expect(issues(['5.01'])).toEqual([
      { field: 'rebates', code: 'Token_RebateTooHigh', args: { bps: 501n, max: 500n } },
    ])
  })

  test('go up to 7 levels without a gap', () => {
    expect(issues(Array(7).fill('0.5'))).toEqual([])
    expect(issues(Array(8).fill('0.5'))).toMatchObject([
      { field: 'rebates', code: 'Input_TooManyLevels', args: { max: 7 } },
    ])
    expect(issues(['1', '', '1'])).toEqual([
      { field: 'rebates.2', code: 'Token_RebateGap', args: { level: 3n } },
    ])
    expect(issues(['1', '0', ''])).toEqual([])
    expect(issues(['1', '1.234'])).toMatchObject([{ field: 'rebates.1' }])
  })

  test('bind at most 100 blocks later', () => {
    expect(issues(['1'], { bindIntervalBlocks: '100' })).toEqual([])
    expect(issues(['1'], { bindIntervalBlocks: '0' })).toEqual([])
    expect(issues(['1'], { bindIntervalBlocks: '101' })).toEqual([
      {
        field: 'bindIntervalBlocks',
        code: 'Token_BindIntervalTooLong',
        args: { blocks: 101n, max: 100n },
      },
    ])
  })
})

test.each([
  [{ perNftDividend: '' }, 'perNftDividend', 'Token_PerNftDividendZero'],
  [{ perNftDividend: '0.0' }, 'perNftDividend', 'Token_PerNftDividendZero'],
  [{ perNftDividend: '0.1', quoteDecimals: 0 }, 'perNftDividend', 'Input_TooManyDecimals'],
  [
    { perNftDividend: String(2n ** 112n), quoteDecimals: 0 },
    'perNftDividend',
    'Token_PerNftDividendTooHigh',
  ],
  [
    { perNftDividend: '1', dividendTrigger: String(2n ** 112n), quoteDecimals: 0 },
    'dividendTrigger',
    'Token_DividendTriggerTooHigh',
  ],
  [{ nft: zeroAddress }, 'nft', 'Token_NftUnusable'],
  [{ dividendTrigger: 'much' }, 'dividendTrigger', 'Input_NumberInvalid'],
  [{ quoteDecimals: 37 }, 'quoteDecimals', 'Input_Required'],
])('NFT dividends refuse %o', (change, field, code) => {
  expect(issuesOf(8, change)).toMatchObject([{ field, code }])
})

test('the dividend token is an address', () => {
  expect(issuesOf(3, { rewardToken: zeroAddress })).toEqual([
    {
      field: 'rewardToken',
      code: 'Token_RewardTokenUnusable',
      args: { token: zeroAddress },
    },
  ])
})

describe('supplies that no 0.1 % divides', () => {
  test('a limit typed as the least percent is never below the least amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 112n - 1n }), (totalSupply) => {
        const whole = { decimals: '0', totalSupply: String(totalSupply), swapLimitEnabled: false }
        const codes = issuesOf(2, { ...whole, walletLimit: '0.1' }).map(({ code }) => code)
        expect(codes).not.toContain('Token_WalletLimitTooLow')
      }),
    )
  })
})

test('any text in any field is read or refused by a code that has a text', () => {
  const fields = Object.keys(typedDraft(9)).filter((field) => field !== 'templateId')
  fc.assert(
    fc.property(
      fc.constantFrom(...templateIds),
      fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.string(), fc.integer().map(String))),
      (templateId, change) => {
        const unknown = issuesOf(templateId, change).filter(({ code }) => !isErrorCode(code))
        expect(unknown).toEqual([])
      },
    ),
  )
})
