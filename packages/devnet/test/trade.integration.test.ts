import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { RpcUnavailable } from '@slipway/sdk/evm/errors'
import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import { prepareLiquidity } from '@slipway/sdk/token/launch/prepare-liquidity'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { prepareTrade, type TradeSurroundings } from '@slipway/sdk/trade/prepare-trade'
import { tradeFlow } from '@slipway/sdk/trade/trade-flow'
import type { PreparedTrade, TradeParams } from '@slipway/sdk/trade/types'
import {
  type Address,
  erc20Abi,
  parseAbi,
  parseEther,
  parseSignature,
  parseUnits,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { deployTrap, fillPool, openMarket, openToken } from './traps/deploy-trap.ts'
import { fillV3Pool } from './traps/fill-v3-pool.ts'
import { readTaxedDraft } from './typed-token.ts'

const creator = getDevelopmentAccount(3).address
const keyed = getDevelopmentAccount(4)
const trader = keyed.address
const other = getDevelopmentAccount(5).address
const deadline = 2n ** 40n
const native = { currency: { address: zeroAddress } } as const
let platform: LocalPlatform

beforeAll(async () => {
  platform = await startLocalPlatform(18_701)
})

afterAll(() => platform.node.stop())

function prepare(
  params: Pick<TradeParams, 'token' | 'side' | 'amount'> & Partial<TradeParams>,
  surroundings: TradeSurroundings = native,
  client = platform.client,
): Promise<PreparedTrade> {
  const { chain } = platform
  const whole = { account: trader, slippageBps: 100n, deadline, ...params }
  return prepareTrade(client, chain, whole, surroundings)
}

/** Why a trade is refused before anybody is asked to sign. */
const refusal = (...asked: Parameters<typeof prepare>) =>
  prepare(...asked).then(
    () => 'none',
    (error: { code?: string }) => error.code,
  )

const balanceOf = (token: Address, account: Address = trader) =>
  platform.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

/** The node, but for simulations of several transactions. @param fail what it answers to those that it does not pass on */
function nodeWith(fail: (params: string) => Error | undefined): ReadClient {
  const { client } = platform
  const request = (args: { method: string; params?: unknown }) => {
    const error = args.method === 'eth_simulateV1' ? fail(JSON.stringify(args.params)) : undefined
    return error ? Promise.reject(error) : client.request(args as never)
  }
  return { ...client, request } as unknown as ReadClient
}

const withoutSimulation = () =>
  nodeWith(() => Object.assign(new Error('Method not found'), { code: -32_601 }))

async function marketOf(name: string): Promise<Address> {
  const token = await deployTrap(platform.owner, name)
  await openMarket(platform.owner, platform.venue, token)
  return token
}

const send = ({ input }: PreparedTrade, account = trader) =>
  platform.flows.succeed(tradeFlow, input, account)

describe('a plain token in a V2 pool', () => {
  test('is bought and sold for what was foreseen, to the unit, with an exact allowance', async () => {
    const token = await marketOf('PlainToken')
    const bought = await prepare({ token, side: 'buy', amount: parseEther('1') })
    expect(bought.outcome).toMatchObject({ taxBps: 0, isMeasured: true })
    expect(bought.input.approvals).toEqual([])
    // A twentieth of the pool's other side, and the fee of 0.3 %.
    expect(bought.outcome.impactBps).toBeCloseTo(503.405, 3)
    // Never a unit less than the slippage allows.
    expect(bought.input.least).toBe((bought.outcome.received * 99n + 99n) / 100n)
    expect((await send(bought)).received).toBe(bought.outcome.received)
    const held = await balanceOf(token)
    expect(held).toBe(bought.outcome.received)

    const before = await platform.client.getBalance({ address: trader })
    const sold = await prepare({ token, side: 'sell', amount: held / 2n })
    const { router } = platform.venue
    expect(sold.input.approvals).toEqual([{ token, spender: router, amount: held / 2n }])
    expect(sold.plan.permits).toEqual([])
    expect((await send(sold)).received).toBe(sold.outcome.received)
    const gained = (await platform.client.getBalance({ address: trader })) - before
    const { received } = sold.outcome
    expect(received - gained).toBeLessThan(parseEther('0.01'))
    const allowance = { functionName: 'allowance', args: [trader, router] } as const
    expect(
      await platform.client.readContract({ address: token, abi: erc20Abi, ...allowance }),
    ).toBe(0n)
  })

  test('a price that moved between review and signature stops it before the wallet is asked', async () => {
    const token = await marketOf('PlainToken')
    const reviewed = await prepare({ token, side: 'buy', amount: parseEther('1') })
    await send(
      await prepare({ token, side: 'buy', amount: parseEther('2'), account: other }),
      other,
    )
    const { status, failure } = await platform.flows.run(tradeFlow, reviewed.input, trader)
    expect([status, failure?.name]).toEqual(['failed', 'Venue_PriceMoved'])
    // Made anew, it says another least.
    const { route, input } = reviewed
    const renewed = await prepare(
      { token, side: 'buy', amount: parseEther('1') },
      { ...native, reviewed: { route, least: input.least } },
    )
    expect(renewed.input.least).toBeLessThan(input.least)
  })

  test('what was reviewed stands while the price moves within its bound', async () => {
    const token = await marketOf('PlainToken')
    const params = { token, side: 'buy', amount: parseEther('1') } as const
    const { route, input } = await prepare(params)
    await send(await prepare({ ...params, amount: parseEther('0.02'), account: other }), other)
    const renewed = await prepare(params, { ...native, reviewed: { route, least: input.least } })
    expect(renewed.input.least).toBe(input.least)
    expect((await send(renewed)).received).toBe(renewed.outcome.received)
  })

  test('amounts that bring nothing are refused as that', async () => {
    const token = await marketOf('PlainToken')
    // One wei buys 40 000 units here; one unit sells for nothing.
    const dust = await prepare({ token, side: 'buy', amount: 1n })
    expect(dust.outcome.taxBps).toBe(0)
    await send(await prepare({ token, side: 'buy', amount: parseEther('0.01') }))
    expect(await refusal({ token, side: 'sell', amount: 1n })).toBe('Trade_AmountTooSmall')
    // Whoever sells for a few wei sees no tax in what rounding took.
    const few = await prepare({ token, side: 'sell', amount: 110_000n })
    expect(few.outcome).toMatchObject({ expected: 2n, received: 2n, taxBps: 0 })
  })
})

describe('tokens that keep a part', () => {
  test('3 % of every transfer are told, and the least counts what arrives', async () => {
    const token = await marketOf('TaxedToken')
    const bought = await prepare({ token, side: 'buy', amount: parseEther('0.5') })
    const { expected, received, taxBps } = bought.outcome
    expect(taxBps).toBe(300)
    expect(received).toBe(expected - (expected * 3n) / 100n)
    expect((await send(bought)).received).toBe(received)
    expect(await balanceOf(token)).toBe(received)
    const sold = await prepare({ token, side: 'sell', amount: received })
    expect(sold.outcome.taxBps).toBe(300)
    expect((await send(sold)).received).toBe(sold.outcome.received)
  })

  test('a swap of collected tax at the same router is not counted as the seller’s', async () => {
    const token = await marketOf('CollectingToken')
    const bought = await prepare({ token, side: 'buy', amount: parseEther('0.5') })
    await send(bought)
    const sold = await prepare({ token, side: 'sell', amount: bought.outcome.received })
    expect(sold.outcome.taxBps).toBe(500)
    expect((await send(sold)).received).toBe(sold.outcome.received)
  })

  test('a token that keeps nearly all says so, and one that keeps all is refused', async () => {
    const [greedy, all] = [await marketOf('TakesAllTrap'), await marketOf('PretendingTrap')]
    for (const token of [greedy, all])
      await send(await prepare({ token, side: 'buy', amount: parseEther('0.5') }))
    const sold = await prepare({ token: greedy, side: 'sell', amount: await balanceOf(greedy) })
    expect(sold.outcome.taxBps).toBe(9_900)
    const amount = await balanceOf(all)
    expect(await refusal({ token: all, side: 'sell', amount })).toBe('Trade_TakesAll')
  })
})

describe('a node that runs no several transactions', () => {
  test('gives the router’s quote, less what the rehearsal for the report met, and says that it is no measurement', async () => {
    const client = withoutSimulation()
    for (const [name, taxBps] of [
      ['PlainToken', 0],
      ['TaxedToken', 300],
    ] as const) {
      const token = await marketOf(name)
      const { outcome } = await prepare(
        { token, side: 'buy', amount: parseEther('0.5') },
        native,
        client,
      )
      const { expected, received } = outcome
      expect(outcome).toMatchObject({ isMeasured: false, taxBps })
      expect(received).toBe((expected * BigInt(10_000 - taxBps)) / 10_000n)
    }
  })

  test('a sell that the rehearsal met refused is refused', async () => {
    const token = await marketOf('OwnerOnlyTrap')
    const amount = parseEther('10')
    await send(await prepare({ token, side: 'buy', amount: parseEther('0.5') }))
    const params = { token, side: 'sell', amount } as const
    expect(await refusal(params, native, withoutSimulation())).toBe(await refusal(params))
  })
})

describe('tokens of the platform', () => {
  async function create(): Promise<Address> {
    const { client, contracts, flows, venue } = platform
    const market = {
      creator,
      marketing: other,
      router: venue.router,
      quote: venue.wrappedNative,
      reward: zeroAddress,
      nft: zeroAddress,
    }
    const draft = readTaxedDraft(2, market, {
      killBlocks: '0',
      walletLimit: '100',
      swapLimit: '1000000',
    })
    const { feeWei } = await getTokenFee(client, contracts, { account: creator, templateId: 2n })
    const params = { contracts, draft, seed: createTokenSeed(), feeWei }
    const token = (await flows.succeed(createTokenFlow, params, creator)).token as Address
    await flows.succeed(tokenActionFlows.startLiquidityPhase, { token }, creator)
    const liquidity = {
      account: creator,
      router: venue.router,
      token,
      quote: zeroAddress,
      tokenAmount: parseEther('500000'),
      quoteAmount: parseEther('10'),
      slippageBps: 100n,
      deadline,
    }
    await flows.succeed(addLiquidityFlow, await prepareLiquidity(client, liquidity), creator)
    return token
  }

  test('before the launch, and for a blocked wallet, the reason is the token’s own', async () => {
    const { flows } = platform
    const token = await create()
    const params = { token, side: 'buy', amount: parseEther('0.1') } as const
    expect(await refusal(params)).toBe('Token_NotLaunched')
    await flows.succeed(tokenActionFlows.launch, { token }, creator)
    const { outcome } = await prepare(params)
    expect(outcome.taxBps).toBe(500)
    await send(await prepare(params))
    const sold = await prepare({ token, side: 'sell', amount: await balanceOf(token) })
    expect(sold.outcome.taxBps).toBe(625)
    const listing = { token, accounts: [trader], listed: true }
    await flows.succeed(tokenActionFlows.setBlacklist, listing as never, creator)
    expect(await refusal(params)).toBe('Token_Blacklisted')
    expect(await refusal({ token, side: 'sell', amount: 10n ** 18n })).toBe('Token_Blacklisted')
  })

  test('without a pool there is nothing to trade in', async () => {
    const token = await deployTrap(platform.owner, 'PlainToken')
    expect(await refusal({ token, side: 'buy', amount: 1n })).toBe('Trade_NoPool')
  })
})

describe('several pools', () => {
  const sides = { tokens: parseEther('100000'), quoteAmount: parseEther('20') }

  test('the one that brings more is taken, V3 as well, and native currency is sent and received', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'PlainToken')
    const shallow = { tokens: parseEther('100000'), quoteAmount: parseEther('1') }
    const dear = await fillPool(owner, venue, token, shallow)
    const deep = await fillV3Pool(owner, venue, token, sides)
    await openToken(owner, token, deep)
    // A hundred thousand tokens for one ether here, for twenty there: who buys takes the first, who sells the second.
    const bought = await prepare({ token, side: 'buy', amount: parseEther('0.001') })
    expect(bought.route.pool.pair).toBe(dear)
    await send(bought)
    const more = await prepare({ token, side: 'buy', amount: parseEther('5') })
    expect(more.route.pool.pair).toBe(dear)
    const sold = await prepare({ token, side: 'sell', amount: bought.outcome.received })
    expect(sold.route.pool).toMatchObject({ pair: deep, kind: 'v3' })
    expect(sold.outcome.taxBps).toBe(0)
    const before = await platform.client.getBalance({ address: trader })
    expect((await send(sold)).received).toBe(sold.outcome.received)
    const gained = (await platform.client.getBalance({ address: trader })) - before
    expect(sold.outcome.received - gained).toBeLessThan(parseEther('0.01'))
  })

  test('a V3 pool that was reviewed is bought in, and its bound holds', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'PlainToken')
    const pool = await fillV3Pool(owner, venue, token, sides)
    await openToken(owner, token, pool)
    const params = { token, side: 'buy', amount: parseEther('1') } as const
    const reviewed = await prepare(params)
    await send(await prepare({ ...params, account: other }), other)
    const { status, failure } = await platform.flows.run(tradeFlow, reviewed.input, trader)
    expect([status, failure?.name]).toEqual(['failed', 'Venue_PriceMoved'])
    const renewed = await prepare(params)
    expect((await send(renewed)).received).toBe(renewed.outcome.received)
    expect(await balanceOf(token)).toBe(renewed.outcome.received)
  })

  test('a taxed token is not bought in a V3 pool, whose router does not count what arrives', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'TaxedToken')
    const pool = await fillV3Pool(owner, venue, token, sides)
    await openToken(owner, token, pool)
    expect(await refusal({ token, side: 'buy', amount: parseEther('0.5') })).toBe(
      'Trade_LeastUnkept',
    )
  })

  test('a V3 router pays its bound out to a token that keeps half of it since: made anew, it is refused', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'RisingTaxToken')
    await openToken(owner, token, await fillV3Pool(owner, venue, token, sides))
    const params = { token, side: 'buy', amount: parseEther('0.5') } as const
    const { input, route } = await prepare(params)
    const abi = parseAbi(['function raise()'])
    const hash = await owner.writeContract({ address: token, abi, functionName: 'raise' })
    await owner.waitForTransactionReceipt({ hash })
    const reviewed = { route, least: input.least }
    expect(await refusal(params, { ...native, reviewed })).toBe('Trade_LeastUnkept')
    const { received } = await platform.flows.succeed(tradeFlow, input, trader)
    expect(received).toBeLessThan(input.least)
  })

  test('so few units that a tax could hide in rounding are not bought in a V3 pool', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'WholeToken')
    const filling = { tokens: 800n, quoteAmount: parseEther('20') }
    await openToken(owner, token, await fillV3Pool(owner, venue, token, filling))
    const params = { token, side: 'buy', amount: parseEther('1') } as const
    expect(await refusal(params)).toBe('Trade_TaxUnseen')
  })

  test('a node that falls silent for one of two pools does not make the other the best', async () => {
    const { owner, venue } = platform
    const token = await deployTrap(owner, 'PlainToken')
    await fillPool(owner, venue, token, sides)
    await openToken(owner, token, await fillV3Pool(owner, venue, token, sides))
    const params = { token, side: 'buy', amount: parseEther('0.1') } as const
    const { router } = venue
    const silent = nodeWith((params) =>
      params.toLowerCase().includes(router.toLowerCase())
        ? new RpcUnavailable(platform.chain.chainId)
        : undefined,
    )
    expect(await refusal(params, native, silent)).toBe('Rpc_Unavailable')
    expect(await refusal(params)).toBe('none')
  })

  test('a V3 router takes a signed allowance: one transaction sells', async () => {
    const { owner, venue, client } = platform
    const dollar = venue.quoteTokens.find(({ symbol }) => symbol === 'USDT')
    if (!dollar) throw new Error('The venue has no USDT.')
    const units = (text: string) => parseUnits(text, dollar.decimals)
    // Fifty dollars for an ether: nobody pays more for dollars.
    const filling = { tokens: units('1000'), quoteAmount: parseEther('20') }
    await fillV3Pool(owner, venue, dollar.address, filling)
    const token = dollar.address
    const paid = units('10')
    const transfer = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
    const hash = await owner.writeContract({ ...transfer, args: [trader, paid] })
    await owner.waitForTransactionReceipt({ hash })
    const sold = await prepare({ token, side: 'sell', amount: paid })
    expect(sold.route.pool.kind).toBe('v3')
    const query = {
      token,
      owner: trader,
      spender: sold.input.router.address,
      value: paid,
      deadline,
    }
    expect(sold.plan.permits).toMatchObject([{ query }])
    const message = await getPermitMessage(client, query)
    if (!message) throw new Error('The token has permits.')
    const signature = await keyed.signTypedData(message)
    const permit = { token, value: paid, deadline, signature }
    const input = { ...sold.input, permit }
    expect(tradeFlow.steps(input)).toHaveLength(1)
    // Whoever saw the signature may hand it in first: it does its work all the same.
    const { r, s, yParity } = parseSignature(signature)
    const handedIn = await owner.writeContract({
      address: token,
      abi: parseAbi([
        'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
      ]),
      functionName: 'permit',
      args: [trader, query.spender, paid, deadline, 27 + yParity, r, s],
    })
    await owner.waitForTransactionReceipt({ hash: handedIn })
    const result = await platform.flows.succeed(tradeFlow, input, trader)
    expect(result.received).toBe(sold.outcome.received)
  })

  test('a pool against another currency is traded in that currency', async () => {
    const { owner, venue } = platform
    const usdt = venue.quoteTokens.find(({ symbol }) => symbol === 'USDT')
    if (!usdt) throw new Error('The venue has no USDT.')
    const token = await deployTrap(owner, 'PlainToken')
    const quoteAmount = parseUnits('20000', usdt.decimals)
    const pool = await fillPool(owner, venue, token, { ...sides, quoteAmount, quote: usdt.address })
    await openToken(owner, token, pool)
    const paid = parseUnits('100', usdt.decimals)
    const hash = await owner.writeContract({
      address: usdt.address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [trader, paid],
    })
    await owner.waitForTransactionReceipt({ hash })
    const params = { token, side: 'buy', amount: paid } as const
    const currency = { currency: { address: usdt.address } }
    expect(await refusal(params)).toBe('Trade_NoRoute')
    const bought = await prepare(params, currency)
    expect(bought.input.approvals).toHaveLength(1)
    expect((await send(bought)).received).toBe(bought.outcome.received)
    const sold = await prepare({ token, side: 'sell', amount: bought.outcome.received }, currency)
    const before = await balanceOf(usdt.address)
    await send(sold)
    expect((await balanceOf(usdt.address)) - before).toBe(sold.outcome.received)
  })
})
