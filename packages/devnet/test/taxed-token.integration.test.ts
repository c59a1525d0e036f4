import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getLocalDeployment, getRegisteredTemplates } from '@slipway/deployments'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { isTemplateId, type TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import {
  estimateDeploymentCost,
  ordinaryDeploymentGas,
} from '@slipway/sdk/token/evm/estimate-deployment-cost'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import type { Token } from '@slipway/sdk/token/types'
import { type Address, type Hex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { type DraftMarket, readTaxedDraft, typedTaxedDraft } from './typed-token.ts'

const creator = getDevelopmentAccount(3).address
const marketing = getDevelopmentAccount(5).address
const unit = 10n ** 18n
const supply = 1_000_000n * unit

/** Answers 1 to whatever it is asked: as an ERC-721 and as a currency that is none. */
const yesMan: Hex = '0x600a600c600039600a6000f3600160005260206000f3'

const registered = getRegisteredTemplates(getLocalDeployment())
  .map(({ templateId }) => templateId)
  .filter(isTemplateId)
const taxed = registered.filter((id) => id !== 1)

let platform: LocalPlatform
let market: DraftMarket
let dumb: Address

beforeAll(async () => {
  platform = await startLocalPlatform(18_691)
  const { owner, venue } = platform
  const hash = await owner.sendTransaction({ data: yesMan })
  const { contractAddress } = await owner.waitForTransactionReceipt({ hash })
  dumb = contractAddress ?? zeroAddress
  market = {
    creator,
    marketing,
    router: venue.router,
    quote: venue.wrappedNative,
    reward: venue.quoteTokens[0]?.address ?? zeroAddress,
    nft: dumb,
  }
})

afterAll(() => platform.node.stop())

async function create(draft: TaxedDraft): Promise<Address> {
  const { client, contracts, flows } = platform
  const templateId = BigInt(draft.templateId)
  const { feeWei } = await getTokenFee(client, contracts, { account: creator, templateId })
  const seed = createTokenSeed()
  const predicted = await getDeployAddress(client, contracts, { draft, deployer: creator, seed })
  const params = { contracts, draft, seed, feeWei }
  const { token } = await flows.succeed(createTokenFlow, params, creator)
  expect(token).toBe(predicted)
  return predicted
}

/** What the chain must say about a token that was just made from a draft. */
function stateOf(draft: TaxedDraft): Partial<Token> {
  return {
    owner: creator,
    totalSupply: draft.totalSupply,
    contractUri: draft.contractUri,
    taxed: {
      taxes: {
        buyBps: Number(draft.buyTaxBps),
        sellBps: Number(draft.sellTaxBps),
        transferBps: Number(draft.transferTaxBps),
        addPoolBps: Number(draft.addPoolTaxBps),
        removePoolBps: Number(draft.removePoolTaxBps),
      },
      shares: {
        burn: Number(draft.burnShare),
        liquidity: Number(draft.liquidityShare),
        marketing: Number(draft.marketingShare),
        dividend: Number(draft.dividendShare),
      },
      limits: {
        walletLimit: draft.walletLimit,
        swapLimit: draft.swapLimit,
        fissionCount: Number(draft.fissionCount),
        swapThreshold: draft.swapThreshold,
      },
      launch: {
        isLaunched: false,
        launchedAtBlock: 0n,
        launchedAt: 0,
        killBlocks: Number(draft.killBlocks),
        isLiquidityPhase: false,
        launcher: zeroAddress,
        pair: zeroAddress,
      },
      switches: {
        taxChange: draft.taxChangeable,
        blacklist: draft.blacklistEnabled,
        swapLimit: draft.swapLimitEnabled,
        walletLimit: draft.walletLimitEnabled,
        mint: draft.mintable,
      },
      wallets: {
        marketing: draft.marketingWallet,
        liquidityReceiver: draft.liquidityReceiver,
        router: draft.router,
        quote: draft.quote,
      },
      collectedTax: 0n,
    },
  }
}

test('the taxed templates are on the local chain', () => {
  expect(taxed).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

describe.each(taxed)('template %i', (templateId) => {
  test('is created from its draft at the predicted address, and is what the draft said', async () => {
    const { client, contracts, chain } = platform
    const draft = readTaxedDraft(templateId, market)
    const check = { draft, account: creator, seed: createTokenSeed(), chain }
    expect(await checkTokenDraft(client, contracts, check)).toEqual([])
    const address = await create(draft)
    const token = await getToken(client, contracts, { address, account: creator })
    expect(token).toMatchObject(stateOf(draft))
    expect(token.capabilities.unknownBits).toBe(0n)
    expect(token.record.templateId).toBe(templateId)
    expect(token.dividends !== undefined).toBe(hasFeature(templateId, 'dividend'))
    expect(token.referral !== undefined).toBe(hasFeature(templateId, 'referral'))
    if ('dividendIntervalBlocks' in draft) {
      expect(token.dividends?.intervalBlocks).toBe(Number(draft.dividendIntervalBlocks))
    }
    if ('dividendThreshold' in draft) {
      expect(token.dividends?.threshold).toBe(draft.dividendThreshold)
    }
    if ('rebateBps' in draft) {
      expect(token.referral?.rebateBps).toEqual(draft.rebateBps.map(Number))
      expect(token.referral?.bindIntervalBlocks).toBe(Number(draft.bindIntervalBlocks))
    }
    if (draft.templateId === 8) {
      expect(token.nft).toEqual({
        collection: draft.nft,
        perNft: draft.perNftDividend,
        intervalBlocks: Number(draft.dividendIntervalBlocks),
        trigger: draft.dividendTrigger,
        isMarketingTaxAccounted: draft.marketingTaxAccounted,
      })
    }
  })

  test('opens at its creation where nobody has to open it', async () => {
    const { client, contracts } = platform
    const open = { manualLaunch: false, killBlocks: '0' }
    const address = await create(readTaxedDraft(templateId, market, open))
    const { taxed: state } = await getToken(client, contracts, { address })
    expect(state?.launch.isLaunched).toBe(true)
    expect(state?.launch.pair).not.toBe(zeroAddress)
  })

  test('costs no more gas than the ordinary case says', async () => {
    const { client, contracts } = platform
    const draft = readTaxedDraft(templateId, market)
    const feeWei = 20_000_000_000_000_000n
    const transaction = buildTokenDeployment(contracts, { draft, seed: createTokenSeed(), feeWei })
    const { gas, isMeasured } = await estimateDeploymentCost(client, {
      account: creator,
      transaction,
      balanceWei: 10n ** 20n,
      templateId,
    })
    expect(isMeasured).toBe(true)
    expect(gas).toBeLessThan(ordinaryDeploymentGas.taxed)
  })
})

/** One rule: what is typed, and what reaches the contract past every reader. */
type Rule = readonly [
  code: string,
  typed: Readonly<Record<string, unknown>>,
  raw: Readonly<Record<string, unknown>>,
  templateId?: TemplateId,
]

const rules: readonly Rule[] = [
  ['Token_BuyTaxTooHigh', { buyTaxPercent: '25' }, { buyTaxBps: 2_500n }],
  ['Token_SellTaxTooHigh', { sellTaxPercent: '25' }, { sellTaxBps: 2_500n }],
  ['Token_TransferTaxTooHigh', { transferTaxPercent: '25.01' }, { transferTaxBps: 2_501n }],
  ['Token_AddPoolTaxTooHigh', { addPoolTaxPercent: '50.01' }, { addPoolTaxBps: 5_001n }],
  ['Token_RemovePoolTaxTooHigh', { removePoolTaxPercent: '50.01' }, { removePoolTaxBps: 5_001n }],
  ['Token_SharesNotWhole', { burnShare: '11' }, { burnShare: 11n }],
  ['Token_SharesNotWhole', { burnShare: '9' }, { burnShare: 9n }],
  ['Token_KillBlocksTooMany', { killBlocks: '11' }, { killBlocks: 11n }],
  ['Token_KillBlocksNeedGate', { manualLaunch: false }, { manualLaunch: false }],
  [
    'Token_WalletLimitTooLow',
    { walletLimit: '999.999999999999999999', walletLimitUnit: 'tokens' },
    { walletLimit: supply / 1_000n - 1n },
  ],
  [
    'Token_SwapLimitTooLow',
    { swapLimit: '999.999999999999999999' },
    { swapLimit: supply / 1_000n - 1n },
  ],
  ['Token_FissionTooMany', { fissionCount: '4' }, { fissionCount: 4n }],
  [
    'Token_SwapThresholdOutOfRange',
    { swapThreshold: '10000.000000000000000001', swapThresholdUnit: 'tokens' },
    { swapThreshold: supply / 100n + 1n },
  ],
  ['Token_SwapThresholdOutOfRange', { swapThreshold: '0' }, { swapThreshold: 0n }],
  ['Token_MarketingWalletIsOwner', { marketingWallet: creator }, { marketingWallet: creator }],
  ['Token_MarketingWalletZero', { marketingWallet: zeroAddress }, { marketingWallet: zeroAddress }],
  [
    'Token_DividendShareMissing',
    { dividendShare: '0', marketingShare: '70' },
    { dividendShare: 0n, marketingShare: 70n },
    5,
  ],
  [
    'Token_DividendThresholdTooHigh',
    { dividendThreshold: '0.1' },
    { dividendThreshold: supply / 1_000n },
    5,
  ],
  [
    'Token_DividendIntervalOutOfRange',
    { dividendIntervalBlocks: '0' },
    { dividendIntervalBlocks: 0n },
    5,
  ],
  [
    'Token_DividendIntervalOutOfRange',
    { dividendIntervalBlocks: '100001' },
    { dividendIntervalBlocks: 100_001n },
    4,
  ],
  ['Token_RebateTooHigh', { rebates: ['5.01'] }, { rebateBps: [501n, 0n, 0n, 0n, 0n, 0n, 0n] }, 6],
  [
    'Token_RebateGap',
    { rebates: ['1', '', '1'] },
    { rebateBps: [100n, 0n, 100n, 0n, 0n, 0n, 0n] },
    6,
  ],
  ['Token_BindIntervalTooLong', { bindIntervalBlocks: '101' }, { bindIntervalBlocks: 101n }, 6],
  ['Token_PerNftDividendZero', { perNftDividend: '0' }, { perNftDividend: 0n }, 8],
  [
    'Token_PerNftDividendTooHigh',
    { perNftDividend: '5192296858534827.628530496329220096' },
    { perNftDividend: 2n ** 112n },
    8,
  ],
]

describe('a rule refuses in SDK and contract by the same name and the same numbers', () => {
  const table = rules.map(([code, typed, raw, id = 2]) => [code, id, typed, raw] as const)

  test.each(table)('%s (template %i)', async (code, templateId, typed, raw) => {
    const { client, contracts } = platform
    const input = { ...typedTaxedDraft(templateId, market), ...typed }
    const reading = readTokenDraft(input, { creator })
    const issues = reading.ok ? [] : reading.issues
    expect(issues.map((issue) => issue.code)).toEqual([code])
    const draft = { ...readTaxedDraft(templateId, market), ...raw } as TaxedDraft
    const { feeWei } = await getTokenFee(client, contracts, {
      account: creator,
      templateId: BigInt(templateId),
    })
    const transaction = buildTokenDeployment(contracts, { draft, seed: createTokenSeed(), feeWei })
    const refusal: unknown = await createFlowChain(client)
      .call(creator, transaction)
      .catch((error: unknown) => error)
    const decoded = decodeContractError(refusal, contractErrorsAbi)
    expect(decoded).toMatchObject({ kind: 'contract', name: code })
    expect(decoded.args).toEqual(issues[0]?.args)
  })
})

describe('what only the chain knows', () => {
  const checks: readonly (readonly [string, TemplateId, () => Record<string, unknown>])[] = [
    ['Token_RouterUnusable', 2, () => ({ router: market.reward })],
    ['Token_QuoteUnusable', 2, () => ({ quote: creator })],
    ['Token_QuoteUnusable', 5, () => ({ quote: market.reward })],
    ['Token_RewardTokenUnusable', 3, () => ({ rewardToken: creator })],
    ['Token_NftUnusable', 8, () => ({ nft: market.reward })],
    ['Token_MarketingWalletIsOwner', 2, () => ({ marketingWallet: creator })],
  ]

  test.each(checks)(
    '%s (template %i) is said before the signature, and by the contract',
    async (code, templateId, change) => {
      const { client, contracts, chain } = platform
      const draft = readTaxedDraft(templateId, market, change())
      const seed = createTokenSeed()
      const issues = await checkTokenDraft(client, contracts, {
        draft,
        account: creator,
        seed,
        chain,
      })
      expect(issues.map((issue) => issue.code)).toContain(code)
      const feeWei = 20_000_000_000_000_000n
      const refusal: unknown = await createFlowChain(client)
        .call(creator, buildTokenDeployment(contracts, { draft, seed, feeWei }))
        .catch((error: unknown) => error)
      expect(decodeContractError(refusal, contractErrorsAbi)).toMatchObject({ name: code })
    },
  )

  test('the dividend token has a pool against the same quote token', async () => {
    const { client, contracts, venue, chain } = platform
    const [first, second] = venue.quoteTokens
    if (!first || !second) throw new Error('the venue lacks a quote token')
    const change = { quote: first.address, rewardToken: second.address }
    const draft = readTaxedDraft(3, market, change)
    const check = { draft, account: creator, seed: createTokenSeed(), chain }
    expect(await checkTokenDraft(client, contracts, check)).toEqual([
      {
        field: 'rewardToken',
        code: 'Token_RewardPoolMissing',
        args: { rewardToken: second.address, quote: first.address },
      },
    ])
  })
})
