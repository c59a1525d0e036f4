import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment, getRegisteredTemplates } from '@slipway/deployments'
import { platformRegistryAbi } from '@slipway/deployments/abi'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import type { FlowDefinition } from '@slipway/sdk/flow/types'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { tokenCapabilities } from '@slipway/sdk/token/decode-capabilities'
import { getPendingInvite } from '@slipway/sdk/token/evm/get-referral-state'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import {
  findLaunchContracts,
  type LaunchContracts,
} from '@slipway/sdk/token/launch/get-launch-contracts'
import { calculateOpeningStatus, getOpening } from '@slipway/sdk/token/launch/get-opening'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import { prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import { prepareLiquidity } from '@slipway/sdk/token/launch/prepare-liquidity'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { type DraftMarket, readTaxedDraft } from './typed-token.ts'

const creator = getDevelopmentAccount(3)
const friend = getDevelopmentAccount(4)
const marketing = getDevelopmentAccount(5).address
const unit = 10n ** 18n
const deadline = 2n ** 40n

/** Answers 1 to whatever it is asked, as an ERC-721 does to the question whether it is one. */
const yesMan = '0x600a600c600039600a6000f3600160005260206000f3'

const routerAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])

const isShipped = (templateId: TemplateId) =>
  getRegisteredTemplates(getLocalDeployment()).some((one) => one.templateId === templateId)

let platform: LocalPlatform
let market: DraftMarket
let launch: LaunchContracts

beforeAll(async () => {
  platform = await startLocalPlatform(18_692)
  const { owner, venue, chain } = platform
  const found = findLaunchContracts(chain)
  if (!found) throw new Error('the launch contracts are not deployed')
  launch = found
  const hash = await owner.sendTransaction({ data: yesMan })
  const { contractAddress } = await owner.waitForTransactionReceipt({ hash })
  market = {
    creator: creator.address,
    marketing,
    router: venue.router,
    quote: venue.wrappedNative,
    reward: venue.quoteTokens[0]?.address ?? zeroAddress,
    nft: contractAddress ?? zeroAddress,
  }
})

afterAll(() => platform.node.stop())

/** Terms that stand in nobody's way while acts are tried. */
const easy = { killBlocks: '0', walletLimit: '100', swapLimit: '1000000', swapThreshold: '0.01' }

async function create(templateId: TemplateId, change = {}): Promise<Address> {
  const { client, contracts, flows } = platform
  const draft = readTaxedDraft(templateId, market, { ...easy, ...change })
  const query = { account: creator.address, templateId: BigInt(templateId) }
  const { feeWei } = await getTokenFee(client, contracts, query)
  const params = { contracts, draft, seed: createTokenSeed(), feeWei }
  return (await flows.succeed(createTokenFlow, params, creator.address)).token as Address
}

const readToken = (address: Address, account: Address = creator.address) =>
  getToken(platform.client, platform.contracts, { address, account })

function act<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  account: Address = creator.address,
) {
  return platform.flows.succeed(definition, input, account)
}

/** Why an act of the owner is refused. */
async function refusal<Input>(definition: FlowDefinition<Input>, input: Input) {
  const { status, failure } = await platform.flows.run(definition, input, creator.address)
  return status === 'failed' ? failure?.name : status
}

/**
 * Lets blocks and time pass. A pool writes its price sums only when a second has gone by since its last change: without
 * that, a node's exact estimate can be lower than what the same call needs a moment later.
 */
async function mine(blocks: number): Promise<void> {
  const { rpcUrl } = platform.node
  await callRpc(rpcUrl, 'evm_increaseTime', [15])
  await callRpc(rpcUrl, 'anvil_mine', [`0x${blocks.toString(16)}`])
}

async function addLiquidity(token: Address) {
  const params = {
    account: creator.address,
    router: market.router,
    token,
    quote: zeroAddress,
    tokenAmount: 500_000n * unit,
    quoteAmount: 10n * unit,
    slippageBps: 100n,
    deadline,
  }
  return act(addLiquidityFlow, await prepareLiquidity(platform.client, params))
}

async function open(token: Address): Promise<Address> {
  await act(tokenActionFlows.startLiquidityPhase, { token })
  const { pair } = await addLiquidity(token)
  const launched = await act(tokenActionFlows.launch, { token })
  expect(launched.pair).toBe(pair)
  return pair as Address
}

async function buy(token: Address, wei: bigint): Promise<void> {
  const { chain, node } = platform
  const sender = createDeployClient({ chain, account: friend, rpcUrl: node.rpcUrl })
  const hash = await sender.writeContract({
    address: market.router,
    abi: routerAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [market.quote, token], friend.address, deadline],
    value: wei,
  })
  expect((await sender.waitForTransactionReceipt({ hash })).status).toBe('success')
}

describe.runIf(isShipped(2))('the owner of a taxed token', () => {
  let token: Address

  beforeAll(async () => {
    token = await create(2)
  })

  test('opens trading by hand: liquidity phase, pool, launch', async () => {
    expect(await refusal(tokenActionFlows.renounce, { token })).toBe('Token_RenounceBeforeLaunch')
    const pair = await open(token)
    const { taxed } = await readToken(token)
    expect(taxed?.launch).toMatchObject({ isLaunched: true, isLiquidityPhase: false, pair })
    expect(await refusal(tokenActionFlows.launch, { token })).toBe('Token_AlreadyLaunched')
  })

  test('changes what can be changed, and each change is read back', async () => {
    const taxes = { buy: 100n, sell: 200n, transfer: 300n, addPool: 400n, removePool: 500n }
    await act(tokenActionFlows.setTaxes, { token, ...taxes })
    const shares = { burn: 1n, liquidity: 2n, marketing: 97n, dividend: 0n }
    await act(tokenActionFlows.setShares, { token, ...shares })
    await act(tokenActionFlows.setWalletLimit, { token, amount: 900_000n * unit })
    await act(tokenActionFlows.setSwapLimit, { token, amount: 800_000n * unit })
    await act(tokenActionFlows.setFissionCount, { token, count: 2n })
    await act(tokenActionFlows.setSwapThreshold, { token, amount: 5n * unit })
    await act(tokenActionFlows.setMarketingWallet, { token, wallet: friend.address })
    const { taxed } = await readToken(token)
    expect(taxed).toMatchObject({
      taxes: { buyBps: 100, sellBps: 200, transferBps: 300, addPoolBps: 400, removePoolBps: 500 },
      shares: { burn: 1, liquidity: 2, marketing: 97, dividend: 0 },
      limits: {
        walletLimit: 900_000n * unit,
        swapLimit: 800_000n * unit,
        fissionCount: 2,
        swapThreshold: 5n * unit,
      },
      wallets: { marketing: friend.address },
    })
  })

  test('blacklists and frees accounts, but never the pool', async () => {
    const { taxed } = await readToken(token)
    const pair = taxed?.launch.pair ?? zeroAddress
    const accounts = [getDevelopmentAccount(8).address, getDevelopmentAccount(9).address]
    await act(tokenActionFlows.setBlacklist, { token, accounts, listed: true })
    await act(tokenActionFlows.setBlacklist, { token, accounts, listed: false })
    const refused = { token, accounts: [pair], listed: true }
    expect(await refusal(tokenActionFlows.setBlacklist, refused)).toBe('Token_BlacklistRefused')
  })

  test('exempts contracts of the platform that hold tokens, and nobody else', async () => {
    const { platformRegistry } = getLocalDeployment().contracts
    const roles = await Promise.all(
      Object.values(launch).map(async (account: Address) => ({
        account,
        bits: await platform.client.readContract({
          address: platformRegistry?.address ?? zeroAddress,
          abi: platformRegistryAbi,
          functionName: 'roleOf',
          args: [account],
        }),
      })),
    )
    const holder = roles.find(({ bits }) => (bits & 1n) !== 0n)
    if (holder) {
      await act(tokenActionFlows.addExemption, { token, account: holder.account, directions: 3 })
    }
    const stranger = { token, account: friend.address, directions: 3 }
    expect(await refusal(tokenActionFlows.addExemption, stranger)).toBe(
      'Token_ExemptionNotContract',
    )
  })

  test('lets anybody sell what was collected', async () => {
    await buy(token, unit / 2n)
    const { taxed } = await readToken(token)
    expect(taxed?.collectedTax).toBeGreaterThan(5n * unit)
    await mine(1)
    const sold = await act(tokenActionFlows.swapBack, { token }, friend.address)
    expect(sold.soldTokens).toBeGreaterThan(0n)
  })

  test('turns switches off, for good', async () => {
    const offs = [
      ['disableTaxChange', tokenActionFlows.disableTaxChange, 'Token_TaxChangeOff'],
      ['disableBlacklist', tokenActionFlows.disableBlacklist, 'Token_BlacklistOff'],
      ['disableWalletLimit', tokenActionFlows.disableWalletLimit, 'Token_WalletLimitOff'],
      ['disableSwapLimit', tokenActionFlows.disableSwapLimit, 'Token_SwapLimitOff'],
      ['disableMint', tokenActionFlows.disableMint, 'Token_MintDisabled'],
    ] as const
    for (const [, flow, code] of offs) {
      await act(flow, { token })
      expect(await refusal(flow, { token })).toBe(code)
    }
    const { taxed } = await readToken(token)
    expect(Object.values(taxed?.switches ?? { unread: true })).not.toContain(true)
  })

  test('gives everything up', async () => {
    await act(tokenActionFlows.renounce, { token })
    const { capabilities, owner } = await readToken(token)
    expect(owner).toBe(zeroAddress)
    expect(tokenCapabilities.filter((power) => capabilities[power])).toEqual([])
  })
})

test.runIf(isShipped(5))('holders claim native dividends that stream over blocks', async () => {
  const token = await create(5)
  await open(token)
  await buy(token, 2n * unit)
  await mine(1)
  await act(tokenActionFlows.swapBack, { token }, friend.address)
  await mine(40)
  const { dividends } = await readToken(token)
  expect(dividends?.token).toBe(zeroAddress)
  expect(dividends?.pending).toBeGreaterThan(0n)
  const paid = await act(
    tokenActionFlows.claimDividendFor,
    { token, account: creator.address },
    friend.address,
  )
  expect(paid).toMatchObject({ account: creator.address })

  expect(paid.amount).toBeGreaterThanOrEqual(dividends?.pending ?? 0n)
  await act(tokenActionFlows.setDividendThreshold, { token, threshold: 5n })
  await act(tokenActionFlows.setDividendInterval, { token, intervalBlocks: 7n })
  expect((await readToken(token)).dividends).toMatchObject({ threshold: 5n, intervalBlocks: 7 })
})

test.runIf(isShipped(4))(
  'liquidity is staked with an exact allowance, and taken back',
  async () => {
    const { client } = platform
    const token = await create(4)
    const pair = await open(token)
    const account = creator.address
    const amount = 1_000_000n
    const approvals = await getNeededApprovals(client, account, [
      { token: pair, spender: token, amount },
    ])
    await act(tokenActionFlows.stakeLp, { token, amount, approvals })
    expect((await readToken(token)).liquidityStake?.staked).toBe(amount)
    expect((await readToken(token)).dividends?.share).toBe(amount)
    await act(tokenActionFlows.unstakeLp, { token, amount })
    expect((await readToken(token)).liquidityStake?.staked).toBe(0n)
    expect(await refusal(tokenActionFlows.unstakeLp, { token, amount })).toBe(
      'Token_UnstakeTooMuch',
    )
  },
)

test.runIf(isShipped(6))('an invitation is a small transfer, and binds once accepted', async () => {
  const { client, chain, node } = platform
  const token = await create(6, { transferTaxPercent: '0' })
  await open(token)
  const { referral } = await readToken(token)
  const sender = createDeployClient({ chain, account: creator, rpcUrl: node.rpcUrl })
  const hash = await sender.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [friend.address, referral?.smallTransferMax ?? 1n],
  })
  await sender.waitForTransactionReceipt({ hash })
  const invite = { address: token, invitee: friend.address, inviter: creator.address }
  expect(await getPendingInvite(client, invite)).toBeGreaterThan(0n)
  await mine(3)
  await act(tokenActionFlows.acceptInviter, { token, inviter: creator.address }, friend.address)
  expect((await readToken(token, friend.address)).referral?.inviter).toBe(creator.address)
  const lower = { token, rebateBps: [100n, 50n, 0n, 0n, 0n, 0n, 0n] as const }
  await act(tokenActionFlows.setRebates, lower)
  await act(tokenActionFlows.setBindInterval, { token, blocks: 9n })
  expect((await readToken(token)).referral).toMatchObject({
    rebateBps: [100, 50, 0, 0, 0, 0, 0],
    bindIntervalBlocks: 9,
  })
  const higher = { token, rebateBps: [101n, 50n, 0n, 0n, 0n, 0n, 0n] as const }
  expect(await refusal(tokenActionFlows.setRebates, higher)).toBe('Token_RebateRaised')
})

test.runIf(isShipped(8))('terms of NFT dividends are set and read', async () => {
  const token = await create(8)
  // In the block of its creation the payout clock already stands where these acts put it, which costs less gas than
  // they need a block later.
  await mine(1)
  await act(tokenActionFlows.setNftDividend, { token, perNft: 5n, trigger: 6n })
  await act(tokenActionFlows.setNftBlacklist, { token, tokenIds: [1n, 2n], listed: true })
  expect((await readToken(token)).nft).toMatchObject({ perNft: 5n, trigger: 6n })
})

function termsOf(change: Partial<LaunchTerms> = {}): LaunchTerms {
  return {
    venueFactory: platform.venue.factory,
    quote: zeroAddress,
    tokenAmount: 500_000n * unit,
    quoteAmount: 5n * unit,
    maxRepairBps: 100n,
    unlockAt: launchLimits.lockForever,
    lockOwner: creator.address,
    tokenReceiver: creator.address,
    purchases: [],
    deadline,
    ...change,
  }
}

describe.runIf(isShipped(2))('a taxed token and the launch contract', () => {
  test('an existing token names it its launcher, allows it exactly, and is launched', async () => {
    const token = await create(2)
    const { taxed } = await readToken(token)
    const plan = {
      launchPad: launch.launchPad,
      account: creator.address,
      subject: { kind: 'existing', token } as const,
      terms: termsOf(),
      launcher: taxed?.launch.launcher ?? zeroAddress,
    }
    const input = await prepareLaunch(platform.client, plan)
    expect(launchFlow.steps(input).map(({ id }) => id)).toEqual([
      'set-launcher',
      'approve-0',
      'launch',
    ])
    await act(launchFlow, input)
    const { taxed: after } = await readToken(token)
    expect(after?.launch).toMatchObject({ isLaunched: true, launcher: launch.launchPad })
  })

  const opening = { openingSeconds: 60n, cap: unit }

  test('an existing token is opened in a batch', async () => {
    const token = await create(2)
    const plan = {
      launchPad: launch.launchPad,
      account: creator.address,
      subject: { kind: 'existing', token } as const,
      terms: termsOf({ opening }),
      launcher: zeroAddress,
    }
    const { openingId } = await act(launchFlow, await prepareLaunch(platform.client, plan))
    await openInBatch(token, openingId as bigint)
  })

  test('a new token is created and opened in a batch', async () => {
    const draft = readTaxedDraft(2, market, easy)
    const plan = {
      launchPad: launch.launchPad,
      account: creator.address,
      subject: { kind: 'new', draft, seed: createTokenSeed() } as const,
      terms: termsOf({ opening }),
    }
    const result = await act(launchFlow, await prepareLaunch(platform.client, plan))
    await openInBatch(result.token as Address, result.openingId as bigint)
  })

  /** Twice the cap is committed, somebody clears, half comes back. */
  async function openInBatch(token: Address, openingId: bigint) {
    const { client, node } = platform
    const one = { vault: launch.openingVault, openingId }
    expect((await readToken(token)).taxed?.launch.isLaunched).toBe(false)
    const commitment = {
      ...one,
      account: friend.address,
      amount: 2n * unit,
      wantedRate: 0n,
      isNative: true,
      approvals: [],
    }
    await act(openingFlows.commit, commitment, friend.address)
    const state = await getOpening(client, { ...one, account: friend.address })
    expect(state).toMatchObject({
      isNative: true,
      cap: unit,
      total: 2n * unit,
      commitment: 2n * unit,
    })
    await callRpc(node.rpcUrl, 'evm_increaseTime', [61])
    await mine(1)
    const { timestamp } = await client.getBlock()
    expect(calculateOpeningStatus(state, Number(timestamp))).toBe('waiting')
    const { bought } = await act(openingFlows.clear, one, marketing)
    const { claimable } = await getOpening(client, { ...one, account: friend.address })
    expect(claimable).toEqual({ tokens: bought, quoteBack: unit })
    const claimed = await act(openingFlows.claim, { ...one, to: friend.address }, friend.address)
    expect(claimed).toEqual({ tokens: bought, quoteBack: unit })
    expect((await readToken(token)).taxed?.launch.isLaunched).toBe(true)
  }
})
