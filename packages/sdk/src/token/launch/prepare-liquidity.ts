import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { swapRouterAbi, venueFactoryAbi, venuePairAbi } from '../../evm/venue-abi.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import { calculateLeast, type PoolReserves } from '../../liquidity/pool-math.ts'
import type { AddLiquidityInput } from './add-liquidity-flow.ts'

/** A token's pool at an exchange, as it stands now. */
export interface PoolState {
  readonly factory: Address
  /** The zero address while there is none. */
  readonly pair: Address
  /** What the pair holds the token against; the wrapped form for native currency. */
  readonly quoteToken: Address
  /** Both 0 while the pool is empty, and any price can be set. */
  readonly reserves: PoolReserves
}

/** Reads the pool of a token at a router. @param query `quote`: the zero address stands for the native currency. */
export async function getPoolState(
  client: ReadClient,
  query: { readonly router: Address; readonly token: Address; readonly quote: Address },
): Promise<PoolState> {
  const { router, token, quote } = query
  const contract = { address: router, abi: swapRouterAbi } as const
  const [factory, wrapped] = await Promise.all([
    client.readContract({ ...contract, functionName: 'factory' }),
    client.readContract({ ...contract, functionName: 'WETH' }),
  ])
  const quoteToken = quote === zeroAddress ? wrapped : quote
  const pair = await client.readContract({
    address: factory,
    abi: venueFactoryAbi,
    functionName: 'getPair',
    args: [token, quoteToken],
  })
  if (pair === zeroAddress) {
    return { factory, pair, quoteToken, reserves: { token: 0n, quote: 0n } }
  }
  const [reserve0, reserve1] = await client.readContract({
    address: pair,
    abi: venuePairAbi,
    functionName: 'getReserves',
  })
  const isFirst = token.toLowerCase() < quoteToken.toLowerCase()
  const reserves = isFirst
    ? { token: reserve0, quote: reserve1 }
    : { token: reserve1, quote: reserve0 }
  return { factory, pair, quoteToken, reserves }
}

/** Liquidity to be added, in base units. */
export interface LiquidityParams {
  readonly account: Address
  readonly router: Address
  readonly token: Address
  /** The zero address stands for the native currency. */
  readonly quote: Address
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
  /** How far the price may move before the transaction is mined. */
  readonly slippageBps: bigint
  /** Unix seconds. */
  readonly deadline: bigint
}

/** Asks the chain what an addition of liquidity still needs; the liquidity tokens go to the account. */
export async function prepareLiquidity(
  client: ReadClient,
  params: LiquidityParams,
): Promise<AddLiquidityInput> {
  const { account, router, token, quote, tokenAmount, quoteAmount, slippageBps, deadline } = params
  const needs = [
    { token, spender: router, amount: tokenAmount },
    ...(quote === zeroAddress ? [] : [{ token: quote, spender: router, amount: quoteAmount }]),
  ]
  const [{ factory, pair }, approvals] = await Promise.all([
    getPoolState(client, params),
    getNeededApprovals(client, account, needs),
  ])
  return {
    token,
    quote,
    router,
    factory,
    pair,
    tokenAmount,
    quoteAmount,
    minTokenAmount: calculateLeast(tokenAmount, slippageBps),
    minQuoteAmount: calculateLeast(quoteAmount, slippageBps),
    to: account,
    deadline,
    approvals,
  }
}
