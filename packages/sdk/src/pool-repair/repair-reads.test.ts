import { poolRepairAbi } from '@slipway/deployments/abi'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  getAddress,
  type Log,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { FlowContext, FlowReceipt } from '../flow/types.ts'
import { findPools } from './find-pools.ts'
import { getPermit2Allowance } from './get-permit2-allowance.ts'
import { getRepairSubject } from './get-repair-subject.ts'
import { getTokenObstacle } from './get-token-obstacle.ts'
import { poolRepairFlow } from './pool-repair-flow.ts'
import { calculateRepairNeeds, prepareRepair } from './prepare-repair.ts'
import type { PoolRepairInput, RepairParams } from './types.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const names = ['f1', 'f2', '11', '22', '33', 'aa', 'bb', 'cc', 'dd', 'ee'].map(at)
const [known, foreign, token, wrapped, dollar, pair, poolRepair, owner, router, registry] =
  names as [
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
    Address,
  ]

type Answers = Readonly<Record<string, (args: readonly unknown[]) => unknown>>

/** A client whose contracts answer by address and function; the rest refuses. */
function clientOf(answers: Answers): ReadClient {
  const readContract = async (asked: {
    address: Address
    functionName: string
    args?: readonly unknown[]
  }) => {
    const answer = answers[`${asked.address} ${asked.functionName}`]
    if (!answer) throw new Error('execution reverted')
    return answer(asked.args ?? [])
  }
  return { chain: { id: 31337 }, readContract } as unknown as ReadClient
}

const venue = { name: 'Known', kind: 'v2', factory: known } as const
const chain = {
  wrappedNative: wrapped,
  currencies: [
    { name: 'WETH', address: wrapped, decimals: 18, isWETH: true },
    { name: 'USD', address: dollar, decimals: 6, isWETH: false },
  ],
  venues: [venue, { ...venue, name: 'Third', kind: 'v3', factory: at('f3') }],
} as unknown as Parameters<typeof findPools>[1]['chain'] &
  Parameters<typeof getRepairSubject>[1]['chain']

const pairAnswers: Answers = {
  [`${pair} getReserves`]: () => [5n, 7n, 0],
  [`${pair} totalSupply`]: () => 3n,
  [`${token} balanceOf`]: () => 6n,
  [`${dollar} balanceOf`]: () => 7n,
  [`${wrapped} balanceOf`]: () => 7n,
}

describe('pools of a token', () => {
  const answers: Answers = {
    ...pairAnswers,
    [`${known} getPair`]: ([, quote]) => (quote === dollar ? pair : zeroAddress),
    [`${foreign} getPair`]: () => zeroAddress,
    [`${registry} knownFactory`]: ([factory]) => factory === known,
    [`${router} factory`]: () => foreign,
    [`${owner} factory`]: () => known,
  }
  const find = (own: Parameters<typeof findPools>[1]['own'], of = token) =>
    findPools(clientOf(answers), { chain, registry, token: of, own })

  test('are asked of every V2 exchange of network and visitor, once each, those that exist first', async () => {
    const found = await find([
      { name: 'Mine', router },
      { name: 'The same', router: owner },
      { name: 'Gone', router: poolRepair },
    ])
    expect(found.map(({ venueName, quote }) => `${venueName} ${quote.name}`)).toEqual([
      'Known USD',
      'Known WETH',
      'Mine WETH',
      'Mine USD',
    ])
    expect(found[0]?.pairState).toEqual({
      venueFactory: known,
      token,
      quote: dollar,
      pair,
      isVenueKnown: true,
      tokenReserve: 5n,
      quoteReserve: 7n,
      tokenHeld: 6n,
      quoteHeld: 7n,
      totalLiquidity: 3n,
    })
    expect(found[2]?.pairState.isVenueKnown).toBe(false)
  })

  test('a currency has none with itself', async () => {
    const found = await find([], dollar)
    expect(found.map(({ quote }) => quote.name)).toEqual(['WETH'])
  })
})

describe('a pasted address', () => {
  const facts = (of: Address): Answers => ({
    [`${of} name`]: () => 'N',
    [`${of} symbol`]: () => 'S',
    [`${of} decimals`]: () => 18,
    [`${of} totalSupply`]: () => 1n,
  })
  const sides = (token0: Address, token1: Address): Answers => ({
    [`${pair} token0`]: () => token0,
    [`${pair} token1`]: () => token1,
    [`${pair} factory`]: () => known,
    [`${known} getPair`]: () => pair,
  })
  const ask = (answers: Answers, address = pair) =>
    getRepairSubject(clientOf(answers), { chain, address })

  test.each([
    ['a token against a currency', token, dollar, token, dollar],
    ['a currency against a token', dollar, token, token, dollar],
    ['a currency against the native one', wrapped, dollar, dollar, wrapped],
    ['two tokens', token, owner, token, owner],
  ])('%s is priced in what is more of a currency', async (_case, token0, token1, of, quote) => {
    const key = { venueFactory: known, token: of, quote }
    expect(await ask(sides(token0, token1))).toEqual({ kind: 'pool', pair, key })
  })

  test('is no pool unless its factory says so; then it is a token or nothing', async () => {
    const denied = { ...sides(token, dollar), [`${known} getPair`]: () => owner }
    expect(await ask({ ...denied, ...facts(pair) })).toEqual({ kind: 'token', token: pair })
    await expect(ask(denied)).rejects.toMatchObject({ code: 'Token_InfoNotFound' })
  })
})

test.each([
  ['before its launch', false, [0n, 0n, 0n, 0n, 0n], true, 'gated'],
  ['without taxes', true, [100n, 0n, 0n, 0n, 100n], true, undefined],
  ['without taxes for good', true, [100n, 0n, 0n, 0n, 100n], false, undefined],
  ['with a tax on sales', true, [0n, 1n, 0n, 0n, 0n], true, 'taxed'],
  ['with a tax on transfers', true, [0n, 0n, 1n, 0n, 0n], true, 'taxed'],
  ['with a tax on liquidity', true, [0n, 0n, 0n, 1n, 0n], true, 'taxed'],
  ['whose taxes can never change', true, [9n, 9n, 9n, 9n, 9n], false, 'taxed-forever'],
])('a token %s', async (_case, isLaunched, taxes, isChangeable, obstacle) => {
  const client = clientOf({
    [`${token} taxes`]: () => taxes,
    [`${token} launchState`]: () => [isLaunched],
    [`${token} switches`]: () => [isChangeable],
    // An exemption is for moves between accounts: into a pool everybody pays (S-32).
    [`${token} exemptionOf`]: () => 3,
  })
  expect(await getTokenObstacle(client, { token })).toBe(obstacle)
})

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const params: RepairParams = {
  wish: { venueFactory: known, token, quote: dollar, tokenAmount: 2_000n, quoteAmount: 100n },
  maxTokenLoss: 50n,
  maxQuoteLoss: 3n,
  minLiquidity: 9n,
  to: owner,
  deadline: 1_000n,
}
const input: PoolRepairInput = {
  poolRepair,
  params,
  quoteToken: dollar,
  approvals: [],
  permits: [],
}

describe('allowances', () => {
  test('are asked for amounts and budgets, never for native currency', () => {
    expect(calculateRepairNeeds({ poolRepair }, params)).toEqual([
      { token, spender: poolRepair, amount: 2_050n },
      { token: dollar, spender: poolRepair, amount: 103n },
    ])
    const native = { ...params, wish: { ...params.wish, quote: zeroAddress } }
    expect(calculateRepairNeeds({ poolRepair }, native)).toHaveLength(1)
  })

  test.each([
    ['covers the repair', 2_050n, 1_000, 10_000n, []],
    ['is a unit short', 2_049n, 1_000, 10_000n, [2_050n]],
    ['ends a second early', 2_050n, 999, 10_000n, [2_050n]],
    ['is more than Permit2 may take', 9_999n, 2_000, 2_049n, [2_050n]],
  ])('one through Permit2 that %s', async (_case, amount, expires, given, approved) => {
    const client = clientOf({
      [`${permit2} allowance`]: () => [amount, expires, 0],
      [`${token} allowance`]: ([, spender]) => (spender === permit2 ? given : 0n),
      [`${dollar} allowance`]: () => 103n,
    })
    const plan = { account: owner, params, quoteToken: dollar }
    const { input } = await prepareRepair(client, { poolRepair }, plan)
    expect(input.approvals.map((one) => one.amount)).toEqual(approved)
  })

  test('are plain where the network has no Permit2', async () => {
    const client = clientOf({ [`${token} allowance`]: () => 5n })
    const query = { owner, token, spender: poolRepair, until: 1n }
    expect(await getPermit2Allowance(client, query)).toBe(0n)
  })
})

const pairAbi = parseAbi(['event Sync(uint112 reserve0, uint112 reserve1)'])

function logsOf(
  reserves: readonly (readonly [bigint, bigint])[],
  change: object = {},
): readonly Log[] {
  const args = { pair, token, caller: owner, ...change }
  const topics = encodeEventTopics({ abi: poolRepairAbi, eventName: 'PoolFixed', args })
  const types = ['address', 'address', 'uint256', 'uint256', 'uint256', 'uint256', 'uint256']
  const data = encodeAbiParameters(
    types.map((type) => ({ type })),
    [dollar, owner, 2_000n, 100n, 2_040n, 98n, 12n],
  )
  const syncs = reserves.map((sides) => ({
    address: pair,
    topics: encodeEventTopics({ abi: pairAbi, eventName: 'Sync' }),
    data: encodeAbiParameters([{ type: 'uint112' }, { type: 'uint112' }], sides),
  }))
  return [...syncs, { address: poolRepair, topics, data }] as unknown as readonly Log[]
}

describe('the flow', () => {
  const context: FlowContext = { chainId: 31337, account: owner, results: {} }
  const step = poolRepairFlow.steps(input).at(-1)
  const verify = (logs: readonly Log[], of = input) =>
    step?.verify(of, { logs } as FlowReceipt, context)

  test('sends the repair, with native currency and signatures where they belong', () => {
    const sent = step?.build(input, context)
    const call = decodeFunctionData({ abi: poolRepairAbi, data: sent?.data ?? '0x' })
    expect([sent?.to, sent?.valueWei, call.functionName]).toEqual([poolRepair, 0n, 'fixPool'])
    expect(call.args?.[0]).toEqual(params)
    const permit = { token, value: 2_050n, deadline: 5n, signature: '0x5e' } as const
    const native = { ...params, wish: { ...params.wish, quote: zeroAddress } }
    const signed = step?.build({ ...input, params: native, permits: [permit] }, context)
    const other = decodeFunctionData({ abi: poolRepairAbi, data: signed?.data ?? '0x' })
    expect([signed?.valueWei, other.functionName]).toEqual([103n, 'fixPoolWithPermits'])
    expect(other.args?.[1]).toEqual([permit])
  })

  test('approves exactly what is missing first', () => {
    const approvals = calculateRepairNeeds({ poolRepair }, params)
    const steps = poolRepairFlow.steps({ ...input, approvals })
    expect(steps.map(({ id }) => id)).toEqual(['approve-0', 'approve-1', 'fix-pool'])
    const first = steps[0]?.build(input, context)
    expect(decodeFunctionData({ abi: erc20Abi, data: first?.data ?? '0x' }).args).toEqual([
      poolRepair,
      2_050n,
    ])
  })

  test('believes the last reserves of the pool itself', () => {
    const result = verify(
      logsOf([
        [1n, 1n],
        [20_100n, 1_000n],
      ]),
    )
    expect(result).toMatchObject({
      pair,
      liquidity: 12n,
      tokenReserve: 20_100n,
      quoteReserve: 1_000n,
    })
    const beside = logsOf([
      [20_000n, 1_000n],
      [20_101n, 1_000n],
    ])
    expect(() => verify(beside)).toThrow('not at the stated price')
  })

  test('reads reserves by the side that the token has', () => {
    const swapped = { ...params, wish: { ...params.wish, token: at('99') } }
    const logs = logsOf([[1_000n, 20_000n]], { token: at('99') })
    const result = verify(logs, { ...input, params: swapped })
    expect(result).toMatchObject({ tokenReserve: 20_000n, quoteReserve: 1_000n })
  })

  test.each([
    ['another token', logsOf([[20_000n, 1_000n]], { token: dollar })],
    ['another caller', logsOf([[20_000n, 1_000n]], { caller: poolRepair })],
    ['no event of the repair contract', logsOf([[20_000n, 1_000n]]).slice(0, 1)],
    ['no word of the pool', logsOf([])],
  ])('proves nothing with %s', (_case, logs) => {
    expect(() => verify(logs)).toThrow()
  })
})
