import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { calculatePairAddress, checkSwapRouter } from '@slipway/sdk/evm/check-swap-router'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { approvalSteps } from '@slipway/sdk/flow/approval-steps'
import { calculateMatchingQuote } from '@slipway/sdk/liquidity/pool-math'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import { getPoolState, prepareLiquidity } from '@slipway/sdk/token/launch/prepare-liquidity'
import { type Address, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../src/chain/start-chain.ts'
import { deployVenue, type LocalVenue } from '../src/venue/deploy-venue.ts'
import { createFlowRunner } from './drive-flow.ts'

const owner = getDevelopmentAccount(0)
const provider = getDevelopmentAccount(1)
let node: LocalChain
let chain: EvmChainDefinition
let client: ReadClient
let venue: LocalVenue

beforeAll(async () => {
  const local = getEvmChain('local')
  node = await startChain({ chainId: local.chainId, port: 18_689 })
  chain = { ...local, rpcUrls: [node.rpcUrl] }
  client = createReadClient(chain)
  const account = createDeployClient({ chain, account: owner, rpcUrl: node.rpcUrl })
  venue = await deployVenue({ client: account })
  for (const { address } of venue.quoteTokens) {
    const hash = await account.writeContract({
      address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [provider.address, 10_000_000n],
    })
    await account.waitForTransactionReceipt({ hash })
  }
})

afterAll(() => node.stop())

function quoteToken(at: 0 | 1): Address {
  const token = venue.quoteTokens[at]
  if (!token) throw new Error('the venue lacks a quote token')
  return token.address
}

describe('a router of the custom list', () => {
  test('that is the exchange of the network is known by name and by the code of its pools', async () => {
    const check = await checkSwapRouter(client, { router: venue.router, chain })
    expect(check).toMatchObject({
      factory: venue.factory,
      wrappedNative: venue.wrappedNative,
      venueName: 'Uniswap V2',
      initCodeMatches: true,
      issues: [],
    })
    expect(check.pairCount).toBeGreaterThan(0n)
  })

  test('that answers rightly but is not listed is usable, and has no name', async () => {
    const check = await checkSwapRouter(client, {
      router: venue.router,
      chain: { venues: [], wrappedNative: venue.wrappedNative },
    })
    expect(check.issues).toEqual([])
    expect(check.venueName).toBeUndefined()
  })

  test.each([
    ['an account without code', () => owner.address],
    ['a token', () => quoteToken(0)],
    ['the factory itself', () => venue.factory],
  ])('that is %s is refused', async (_case, router) => {
    const check = await checkSwapRouter(client, { router: router(), chain })
    expect(check.issues.map(({ code }) => code)).toEqual(['Venue_RouterUnusable'])
  })

  test('that is listed with another factory, currency or pool code is refused', async () => {
    const codes = async (change: object, wrappedNative = venue.wrappedNative) => {
      const venues = chain.venues.map((one) => ({ ...one, ...change }))
      const check = await checkSwapRouter(client, {
        router: venue.router,
        chain: { venues, wrappedNative },
      })
      return check.issues.map(({ code }) => code)
    }
    expect(await codes({ factory: quoteToken(0) })).toEqual(['Venue_FactoryMismatch'])
    expect(await codes({ initCodeHash: `0x${'00'.repeat(32)}` })).toEqual([
      'Venue_InitCodeMismatch',
    ])
    expect(await codes({}, quoteToken(0))).toEqual(['Venue_WrappedNativeMismatch'])
  })

  test('is not judged while no node answers', async () => {
    const silent = createReadClient({ ...chain, rpcUrls: ['http://127.0.0.1:9'] })
    const failure: unknown = await checkSwapRouter(silent, { router: venue.router, chain }).catch(
      (error: unknown) => error,
    )
    expect(decodeContractError(failure, []).kind).toBe('rpc-down')
  })
})

describe('liquidity through the router', () => {
  const deadline = 2n ** 40n

  test('opens a pool between two tokens where its code puts it, at the price given', async () => {
    const { succeed } = createFlowRunner(client)
    const [token, quote] = [quoteToken(0), quoteToken(1)]
    const params = {
      account: provider.address,
      router: venue.router,
      token,
      quote,
      tokenAmount: 1_000_000n,
      quoteAmount: 3_000_000n,
      slippageBps: 100n,
      deadline,
    }
    const input = await prepareLiquidity(client, params)
    expect(input.pair).toBe(zeroAddress)
    expect(input.approvals).toEqual([
      { token, spender: venue.router, amount: 1_000_000n },
      { token: quote, spender: venue.router, amount: 3_000_000n },
    ])
    const { pair, liquidity } = await succeed(addLiquidityFlow, input, provider.address)
    const initCodeHash = chain.venues[0]?.initCodeHash
    if (!initCodeHash) throw new Error('the pool code of the local exchange is known')
    const pool = { factory: venue.factory, token0: token, token1: quote, initCodeHash }
    expect(pair).toBe(calculatePairAddress(pool))
    expect(liquidity).toBeGreaterThan(0n)
    const state = await getPoolState(client, { router: venue.router, token, quote })
    expect(state.reserves).toEqual({ token: 1_000_000n, quote: 3_000_000n })
    expect(calculateMatchingQuote(state.reserves, 10n)).toBe(30n)
    // Exact allowances leave nothing behind.
    for (const one of [token, quote]) {
      const left = await client.readContract({
        address: one,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [provider.address, venue.router],
      })
      expect(left).toBe(0n)
    }
  })

  test('takes native currency along, and replaces an allowance that is too small', async () => {
    const { succeed } = createFlowRunner(client)
    const token = quoteToken(0)
    const small = { token, spender: venue.router, amount: 5n }
    const before = await getPoolState(client, { router: venue.router, token, quote: zeroAddress })
    const quoteAmount = calculateMatchingQuote(before.reserves, 1_000_000n) ?? 0n
    const params = {
      account: provider.address,
      router: venue.router,
      token,
      quote: zeroAddress,
      tokenAmount: 1_000_000n,
      quoteAmount: quoteAmount + 1n,
      slippageBps: 500n,
      deadline,
    }
    const { deadline: _deadline, ...parts } = addLiquidityFlow
    const allow = { ...parts, steps: () => approvalSteps<unknown>([small]) }
    await succeed(allow, undefined, provider.address)
    const input = await prepareLiquidity(client, params)
    expect(input.approvals.map(({ amount }) => amount)).toEqual([1_000_000n])
    await succeed(addLiquidityFlow, input, provider.address)
    const after = await getPoolState(client, { router: venue.router, token, quote: zeroAddress })
    expect(after.reserves.token).toBeGreaterThanOrEqual(before.reserves.token + 1_000_000n)
    expect(after.quoteToken).toBe(venue.wrappedNative)
  })
})

describe('an allowance by signature', () => {
  const terms = { spender: owner.address, value: 7n, deadline: 2n ** 40n }

  test('is what the token itself accepts', async () => {
    const token = quoteToken(0)
    const message = await getPermitMessage(client, { ...terms, token, owner: provider.address })
    if (!message) throw new Error('tokens of the platform have permits')
    const signature = await provider.signTypedData(message)
    const sender = createDeployClient({ chain, account: owner, rpcUrl: node.rpcUrl })
    const hash = await sender.writeContract({
      address: token,
      abi: parseAbi([
        'function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
      ]),
      functionName: 'permit',
      args: [provider.address, terms.spender, terms.value, terms.deadline, signature],
    })
    expect((await sender.waitForTransactionReceipt({ hash })).status).toBe('success')
    const allowance = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [provider.address, terms.spender],
    })
    expect(allowance).toBe(7n)
  })

  test('is not offered for a token without permits', async () => {
    const query = { ...terms, token: venue.wrappedNative, owner: provider.address }
    expect(await getPermitMessage(client, query)).toBeUndefined()
  })
})
