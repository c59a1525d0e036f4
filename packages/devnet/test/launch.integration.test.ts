import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { calculateTokensOut } from '@slipway/sdk/liquidity/pool-math'
import { lockLiquidityFlow } from '@slipway/sdk/lock/flows/lock-liquidity-flow'
import { prepareLiquidityLock } from '@slipway/sdk/lock/flows/prepare-liquidity-lock'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import {
  findLaunchContracts,
  type LaunchContracts,
} from '@slipway/sdk/token/launch/get-launch-contracts'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import { type LaunchTerms, toLaunchedDraft } from '@slipway/sdk/token/launch/launch-params'
import { prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'

const creator = getDevelopmentAccount(3).address
const friend = getDevelopmentAccount(4).address
const unit = 10n ** 18n
let platform: LocalPlatform
let launch: LaunchContracts

beforeAll(async () => {
  platform = await startLocalPlatform(18_690)
  const found = findLaunchContracts(platform.chain)
  if (!found) throw new Error('the launch contracts are not deployed')
  launch = found
})

afterAll(() => platform.node.stop())

function plainDraft(): TokenDraft {
  const typed = {
    ...emptyTokenDraftInput(1),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000',
    receiver: creator,
  }
  const reading = readTokenDraft(typed)
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.draft
}

function termsOf(change: Partial<LaunchTerms> = {}): LaunchTerms {
  return {
    venueFactory: platform.venue.factory,
    quote: zeroAddress,
    tokenAmount: 900_000n * unit,
    quoteAmount: 3n * unit,
    maxRepairBps: 100n,
    unlockAt: launchLimits.lockForever,
    lockOwner: creator,
    tokenReceiver: creator,
    purchases: [],
    deadline: 2n ** 40n,
    ...change,
  }
}

const balanceOf = (token: Address, account: Address) =>
  platform.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

test('a token is created, gets its pool, and the liquidity is locked, in one transaction', async () => {
  const { client, contracts, flows, venue } = platform
  const { launchPad } = launch
  const draft = plainDraft()
  const seed = createTokenSeed()
  const query = { draft: toLaunchedDraft(draft, launchPad), deployer: creator, seed }
  const predicted = await getDeployAddress(client, contracts, query)
  const reserves = { token: 900_000n * unit, quote: 3n * unit }
  const minTokens = calculateTokensOut(reserves, unit / 10n)
  const plan = {
    launchPad,
    account: creator,
    subject: { kind: 'new', draft, seed } as const,
    terms: termsOf({ purchases: [{ to: friend, quoteAmount: unit / 10n, minTokens }] }),
  }
  const input = await prepareLaunch(client, plan)
  expect(launchFlow.steps(input).map(({ id }) => id)).toEqual(['launch'])
  const result = await flows.succeed(launchFlow, input, creator)
  expect(result).toMatchObject({
    token: predicted,
    lockId: 1n,
    unlockAt: launchLimits.lockForever,
    openingId: 0n,
  })
  expect(await balanceOf(predicted, creator)).toBe(100_000n * unit)
  expect(await balanceOf(predicted, friend)).toBe(minTokens)
  const pool = await getPoolState(client, {
    router: venue.router,
    token: predicted,
    quote: zeroAddress,
  })
  expect(pool.pair).toBe(result.pair)
  expect(pool.reserves.quote).toBe(3n * unit + unit / 10n)
  const token = await getToken(client, contracts, { address: predicted })
  expect(token).toMatchObject({ owner: creator, record: { creator, templateId: 1 } })
})

test('an existing token is allowed exactly, and launched against another token', async () => {
  const { client, contracts, flows, venue, owner } = platform
  const quote = venue.quoteTokens[0]?.address ?? zeroAddress
  const hash = await owner.writeContract({
    address: quote,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [creator, 5_000_000n],
  })
  await owner.waitForTransactionReceipt({ hash })
  const draft = plainDraft()
  const { feeWei } = await getTokenFee(client, contracts, { account: creator, templateId: 1n })
  const params = { contracts, draft, seed: createTokenSeed(), feeWei }
  const { token } = await flows.succeed(createTokenFlow, params, creator)
  const subject = { kind: 'existing', token: token as Address } as const
  const terms = termsOf({ quote, quoteAmount: 5_000_000n, unlockAt: launchLimits.burnLiquidity })
  const plan = { launchPad: launch.launchPad, account: creator, subject, terms }
  const input = await prepareLaunch(client, plan)
  expect(input.valueWei).toBe(0n)
  expect(launchFlow.steps(input).map(({ id }) => id)).toEqual(['approve-0', 'approve-1', 'launch'])
  expect(await flows.succeed(launchFlow, input, creator)).toMatchObject({ token, lockId: 0n })
  expect(await balanceOf(token as Address, creator)).toBe(100_000n * unit)
  expect(await balanceOf(quote, creator)).toBe(0n)
})

test('liquidity in a wallet is locked until its day', async () => {
  const { client, flows, venue, owner } = platform
  const token = venue.quoteTokens[0]?.address ?? zeroAddress
  const holder = owner.account.address
  const { pair } = await getPoolState(client, { router: venue.router, token, quote: zeroAddress })
  const { timestamp } = await client.getBlock()
  const unlockAt = timestamp + 180n * 86_400n
  const params = {
    locker: launch.liquidityLocker,
    lpToken: pair,
    amount: 1_000n,
    owner: holder,
    unlockAt,
  }
  const input = await prepareLiquidityLock(client, { ...params, account: holder })
  const result = await flows.succeed(lockLiquidityFlow, input, holder)
  expect(result).toMatchObject({ amount: 1_000n, unlockAt })
})
