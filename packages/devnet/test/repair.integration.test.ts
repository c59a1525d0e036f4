import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { checkRepairParams } from '@slipway/sdk/pool-repair/check-repair-params'
import { findPools } from '@slipway/sdk/pool-repair/find-pools'
import { getPairState } from '@slipway/sdk/pool-repair/get-pair-state'
import { getPoolReport } from '@slipway/sdk/pool-repair/get-pool-report'
import { findRepairContracts } from '@slipway/sdk/pool-repair/get-repair-contracts'
import { getRepairSubject } from '@slipway/sdk/pool-repair/get-repair-subject'
import { calculatePoolFaults } from '@slipway/sdk/pool-repair/pool-faults'
import { poolRepairFlow } from '@slipway/sdk/pool-repair/pool-repair-flow'
import { prepareRepair } from '@slipway/sdk/pool-repair/prepare-repair'
import { type RepairInput, readRepairParams } from '@slipway/sdk/pool-repair/read-repair-params'
import type { RepairContracts, RepairParams, RepairWish } from '@slipway/sdk/pool-repair/types'
import { type Abi, type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDevelopmentAccount } from '../src/chain/development-accounts.ts'
import { createDeployClient, type DeployClient } from '../src/deploy-steps/deploy-client.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { createPlainToken } from './presale-on-chain.ts'

const venueAbi = parseAbi([
  'function createPair(address tokenA, address tokenB) returns (address pair)',
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
  'function sync()',
  'function mint(address to) returns (uint256)',
  'function deposit() payable',
])

const caller = getDevelopmentAccount(1)
const receiver = getDevelopmentAccount(2)
const unit = 10n ** 18n
/** What is wanted: twenty tokens for one of the currency. */
const wanted = { tokens: 60_000n, quotes: 3_000n }
const toleranceBps = 50n

let platform: LocalPlatform
let contracts: RepairContracts
let mallory: DeployClient
let token: Address
let dollar: Address

beforeAll(async () => {
  platform = await startLocalPlatform(18_731)
  const { chain, node, owner, venue } = platform
  const found = findRepairContracts(chain)
  const second = venue.quoteTokens[1]
  if (!found || !second) throw new Error('the local platform lacks its pool repair contract')
  contracts = found
  token = await createPlainToken(platform, owner.account.address)
  dollar = second.address
  mallory = createDeployClient({ chain, account: getDevelopmentAccount(3), rpcUrl: node.rpcUrl })
  for (const [address, one] of [
    [token, unit],
    [dollar, unitOf('dollar')],
  ] as const)
    for (const to of [caller.address, mallory.account.address])
      await write(owner, address, erc20Abi, 'transfer', [to, 200_000n * one])
  await write(mallory, venue.wrappedNative, venueAbi, 'deposit', [], 5_000n * unit)
})

afterAll(() => platform.node.stop())

async function write(
  client: DeployClient,
  address: Address,
  abi: Abi,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): Promise<void> {
  const hash = await client.writeContract({ address, abi, functionName, args, value } as never)
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`${functionName} failed`)
}

/** Every test begins with the same chain. */
let snapshot: string
const request = (method: string, params: readonly unknown[] = []) =>
  platform.client.request({ method, params } as never) as Promise<string>
beforeEach(async () => {
  snapshot = await request('evm_snapshot')
})
afterEach(() => request('evm_revert', [snapshot]))

type Quote = 'native' | 'dollar'
const unitOf = (quote: Quote) => (quote === 'native' ? unit : 10n ** 6n)
const heldOf = (quote: Quote) => (quote === 'native' ? platform.venue.wrappedNative : dollar)

/** What somebody did to the pair before (P-09). `counted`: sent and counted; `seeded`: real liquidity at a wrong price. */
interface Grief {
  readonly created: boolean
  readonly tokens?: bigint
  readonly quotes?: bigint
  readonly after?: 'sync' | 'mint'
  readonly dust?: boolean
}

const griefs: readonly (readonly [name: string, grief: Grief, faults: readonly string[]])[] = [
  ['no pair', { created: false }, ['noPair', 'noLiquidity']],
  ['an empty pair', { created: true }, ['noLiquidity']],
  ['dust of the token', { created: true, tokens: 5_000n }, ['noLiquidity', 'dust']],
  ['dust of the currency', { created: true, quotes: 40n }, ['noLiquidity', 'dust']],
  ['dust of both', { created: true, tokens: 5_000n, quotes: 40n }, ['noLiquidity', 'dust']],
  [
    'a counted token',
    { created: true, tokens: 5_000n, after: 'sync' },
    ['noLiquidity', 'counted', 'skewed'],
  ],
  [
    'a counted currency',
    { created: true, quotes: 40n, after: 'sync' },
    ['noLiquidity', 'counted', 'skewed'],
  ],
  [
    'both counted',
    { created: true, tokens: 5_000n, quotes: 40n, after: 'sync' },
    ['noLiquidity', 'counted', 'skewed'],
  ],
  ['a wrong price', { created: true, tokens: 5_000n, quotes: 40n, after: 'mint' }, ['skewed']],
  [
    'a wrong price and dust',
    { created: true, tokens: 5_000n, quotes: 40n, after: 'mint', dust: true },
    ['dust', 'skewed'],
  ],
]

async function grieve(quote: Quote, { created, tokens = 0n, quotes = 0n, after, dust }: Grief) {
  const { venue, client } = platform
  const held = heldOf(quote)
  if (!created) return
  await write(mallory, venue.factory, venueAbi, 'createPair', [token, held])
  const pair = await client.readContract({
    address: venue.factory,
    abi: venueAbi,
    functionName: 'getPair',
    args: [token, held],
  })
  const send = async (asset: Address, amount: bigint) => {
    if (amount > 0n) await write(mallory, asset, erc20Abi, 'transfer', [pair, amount])
  }
  await send(token, tokens * unit)
  await send(held, quotes * unitOf(quote))
  if (after === 'sync') await write(mallory, pair, venueAbi, 'sync', [])
  if (after === 'mint') await write(mallory, pair, venueAbi, 'mint', [mallory.account.address])
  if (!dust) return
  await send(token, (tokens * unit) / 7n)
  await send(held, (quotes * unitOf(quote)) / 5n)
}

const wishOf = (quote: Quote): RepairWish => ({
  venueFactory: platform.venue.factory,
  token,
  quote: quote === 'native' ? zeroAddress : dollar,
  tokenAmount: wanted.tokens * unit,
  quoteAmount: wanted.quotes * unitOf(quote),
})
const keyOf = (quote: Quote) => ({
  venueFactory: platform.venue.factory,
  token,
  quote: heldOf(quote),
})
const pairStateOf = (quote: Quote) =>
  getPairState(platform.client, contracts.registry, keyOf(quote))

const typed: RepairInput = {
  statement: 'amounts',
  tokenAmount: `${wanted.tokens}`,
  quoteAmount: `${wanted.quotes}`,
  price: '',
  budget: 'usual',
  maxTokenLoss: '',
  maxQuoteLoss: '',
  slippagePercent: '1',
  to: receiver.address,
  minutes: '30',
}

/** What the form makes of its texts and the forecast. */
async function readParams(quote: Quote, change: Partial<RepairInput> = {}) {
  const { client } = platform
  const report = await getPoolReport(client, contracts, wishOf(quote))
  const { timestamp } = await client.getBlock()
  return readRepairParams(
    { ...typed, ...change },
    {
      ...keyOf(quote),
      isVenueKnown: true,
      quote: wishOf(quote).quote,
      quoteToken: heldOf(quote),
      tokenDecimals: 18,
      quoteDecimals: quote === 'native' ? 18 : 6,
      poolRepair: contracts.poolRepair,
      pair: report.pair,
      now: Number(timestamp),
      report,
    },
  )
}

async function paramsOf(quote: Quote, change: Partial<RepairInput> = {}): Promise<RepairParams> {
  const reading = await readParams(quote, change)
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.params
}

async function runFlow(quote: Quote, params: RepairParams) {
  const plan = { account: caller.address, params, quoteToken: heldOf(quote) }
  const { input } = await prepareRepair(platform.client, contracts, plan)
  return platform.flows.run(poolRepairFlow, input, caller.address)
}

const balanceOf = (asset: Address, account: Address) =>
  platform.client.readContract({
    address: asset,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

describe.each<Quote>(['native', 'dollar'])('P-09: a griefed pair against %s', (quote) => {
  test.each(griefs)('with %s is named and repaired as foreseen', async (_name, grief, faults) => {
    await grieve(quote, grief)
    const wish = wishOf(quote)
    const before = await pairStateOf(quote)
    const report = await getPoolReport(platform.client, contracts, wish)
    expect(report.faults).toEqual(faults)
    // The page judges a pool without the contract where no price is stated or the exchange is unknown.
    expect(calculatePoolFaults(before, wish)).toEqual(faults)

    const params = await paramsOf(quote)
    const tokensBefore = await balanceOf(token, caller.address)
    const issues = await checkRepairParams(platform.client, contracts, {
      params,
      account: caller.address,
    })
    expect(issues).toEqual([])
    const last = await runFlow(quote, params)
    expect(last.failure).toBeUndefined()
    expect(last.status).toBe('mined')

    const after = await pairStateOf(quote)
    const [stated, actual] = [
      after.quoteReserve * wish.tokenAmount,
      after.tokenReserve * wish.quoteAmount,
    ]
    const apart = stated > actual ? stated - actual : actual - stated
    expect(apart * 10_000n <= stated * toleranceBps).toBe(true)
    expect(calculatePoolFaults(after, wish)).toEqual([])
    expect([after.tokenReserve, after.quoteReserve]).toEqual([report.tokenAfter, report.quoteAfter])
    expect(await balanceOf(after.pair, receiver.address)).toBe(report.liquidity)
    const spent = tokensBefore - (await balanceOf(token, caller.address))
    expect(spent <= report.tokenIn + params.maxTokenLoss).toBe(true)
    expect(last.steps.at(-1)?.result).toMatchObject({
      pair: after.pair,
      liquidity: report.liquidity,
      tokenReserve: after.tokenReserve,
      quoteReserve: after.quoteReserve,
    })
  })
})

describe('bounds', () => {
  const skewed: Grief = { created: true, tokens: 5_000n, quotes: 400n, after: 'mint' }

  test('a budget a unit too small is refused by one name in the form, before the review and by the contract', async () => {
    await grieve('dollar', skewed)
    const params = await paramsOf('dollar')
    const { tokenLoss } = await getPoolReport(platform.client, contracts, params.wish)
    const tight = { ...params, maxTokenLoss: tokenLoss - 1n }
    const code = 'PoolPlacement_RepairTooDear'
    const own = { budget: 'own', maxQuoteLoss: '0', maxTokenLoss: '0' } as const
    const reading = await readParams('dollar', own)
    expect(reading.ok ? [] : reading.issues.map((one) => `${one.field} ${one.code}`)).toEqual([
      `maxTokenLoss ${code}`,
    ])
    const check = { params: tight, account: caller.address }
    const issues = await checkRepairParams(platform.client, contracts, check)
    expect(issues.map((one) => `${one.field} ${one.code}`)).toEqual([`maxTokenLoss ${code}`])
    const last = await runFlow('dollar', tight)
    expect([last.status, last.failure?.name]).toEqual(['failed', code])
    const exact = { ...params, maxTokenLoss: tokenLoss }
    expect((await runFlow('dollar', exact)).status).toBe('mined')
  })

  test('a pool that moved between form and signature is refused, and nothing is spent', async () => {
    const params = await paramsOf('dollar')
    await grieve('dollar', skewed)
    const tokens = await balanceOf(token, caller.address)
    const check = { params, account: caller.address }
    const issues = await checkRepairParams(platform.client, contracts, check)
    expect(issues.map(({ code }) => code)).toContain('PoolPlacement_RepairTooDear')
    expect((await runFlow('dollar', params)).status).toBe('failed')
    expect(await balanceOf(token, caller.address)).toBe(tokens)
  })

  test('an exchange that the registry does not know is refused by its name', async () => {
    const params = await paramsOf('native')
    const wish = { ...params.wish, venueFactory: token }
    const check = { params: { ...params, wish }, account: caller.address }
    expect(await checkRepairParams(platform.client, contracts, check)).toMatchObject([
      { field: 'form', code: 'PoolRepair_VenueUnknown' },
    ])
  })

  test('more than the wallet holds is said before the review', async () => {
    const params = await paramsOf('native')
    const wish = { ...params.wish, tokenAmount: 10n ** 25n, quoteAmount: 5n * 10n ** 23n }
    const check = { params: { ...params, wish }, account: caller.address }
    const issues = await checkRepairParams(platform.client, contracts, check)
    expect(issues.filter(({ code }) => code === 'Token_InsufficientBalance')).toMatchObject([
      { field: 'tokenAmount' },
      { field: 'quoteAmount' },
    ])
  })
})

test('signed allowances make it one transaction', async () => {
  const params = await paramsOf('dollar')
  const plan = { account: caller.address, params, quoteToken: dollar }
  const { input } = await prepareRepair(platform.client, contracts, plan)
  const permits = await Promise.all(
    input.approvals.map(async ({ token: asset, spender, amount: value }) => {
      const deadline = params.deadline
      const query = { token: asset, owner: caller.address, spender, value, deadline }
      const message = await getPermitMessage(platform.client, query)
      if (!message) throw new Error('tokens of the platform have permits')
      return { token: asset, value, deadline, signature: await caller.signTypedData(message) }
    }),
  )
  expect(permits).toHaveLength(2)
  const last = await platform.flows.run(
    poolRepairFlow,
    { ...input, approvals: [], permits },
    caller.address,
  )
  expect([last.status, last.steps.length]).toEqual(['mined', 1])
  for (const asset of [token, dollar]) {
    const left = await platform.client.readContract({
      address: asset,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [caller.address, contracts.poolRepair],
    })
    expect(left).toBe(0n)
  }
})

test('a pair and a token are told apart, and a token lists the pools that it has', async () => {
  await grieve('native', { created: true, tokens: 5_000n })
  const { chain, client } = platform
  const { pair } = await pairStateOf('native')
  expect(await getRepairSubject(client, { chain, address: pair })).toEqual({
    kind: 'pool',
    pair,
    key: keyOf('native'),
  })
  expect(await getRepairSubject(client, { chain, address: token })).toEqual({
    kind: 'token',
    token,
  })
  const [found] = await findPools(client, { chain, registry: contracts.registry, token, own: [] })
  expect(found).toMatchObject({ venueName: 'Uniswap V2', pairState: { pair, isVenueKnown: true } })
})
