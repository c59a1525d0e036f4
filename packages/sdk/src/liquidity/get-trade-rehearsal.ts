import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError } from '../evm/decode-contract-error.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { createFreshAddress, createTrader, getSurroundings } from './create-trader.ts'
import { type LiquidityPool, quoteAtPrice, type SwapRouter } from './liquidity-pool.ts'
import { probeTrade } from './probe-trade.ts'
import { simulateWalletTrade } from './simulate-wallet-trade.ts'
import {
  mergeTrials,
  type RawReport,
  type RawStep,
  readTradeReport,
  type TradeRehearsal,
  type Trader,
} from './trade-rehearsal.ts'
import type { WalletTrade } from './wallet-trade-calls.ts'

/** The rehearsed stake: so small a part of the pool that the price hardly moves, large enough to measure basis points. */
const STAKE_PART = 2_000n
/** The second trader's is smaller, so that no two look alike. */
const STAKE_STEP = 1_000n
/** Below this many base units rounding would look like a tax. */
const SMALLEST_STAKE = 10_000n
/** A token without decimals is bought by the piece: enough pieces to pass some on and sell some twice. */
const FEWEST_UNITS = 16n
/** What is wrapped beside the quoted cost of a stake, in basis points: prices move. */
const FUNDING_MARGIN_BPS = 500n
const BPS = 10_000n
const TRADERS = [0, 1] as const

const routerAbi = parseAbi([
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
])

/** A pool that can be traded on, with what its currency is bought by. */
interface Market {
  readonly token: Address
  readonly pool: LiquidityPool
  readonly router: SwapRouter
  readonly fundingRouter: Address
  readonly wrappedNative: Address
}

function stakeOf(pool: LiquidityPool, trader: number): bigint {
  const { depth } = pool
  const part = quoteAtPrice(pool) / (STAKE_PART + BigInt(trader) * STAKE_STEP)
  const forUnits = depth.token === 0n ? 0n : (depth.quote * FEWEST_UNITS) / depth.token
  return [SMALLEST_STAKE, forUnits].reduce((most, one) => (one > most ? one : most), part)
}

/** Wei that a stake costs; undefined where no pool sells its currency for the native one. */
async function getStakeCost(
  client: ReadClient,
  { pool, fundingRouter, wrappedNative }: Market,
  quoteAmount: bigint,
): Promise<bigint | undefined> {
  if (pool.quote.isWrappedNative) return quoteAmount
  const amounts = await readOrNothing(
    client.readContract({
      address: fundingRouter,
      abi: routerAbi,
      functionName: 'getAmountsIn',
      args: [quoteAmount, [wrappedNative, pool.quote.address]],
    }),
  )
  const cost = amounts?.[0]
  return cost === undefined ? undefined : cost + (cost * FUNDING_MARGIN_BPS) / BPS + 1n
}

/** The exchange hides why the token refused to leave the pool: the same transfer, asked of the token from the pool itself. */
async function explainRefusedBuy(
  client: ReadClient,
  { token, pool }: Market,
  buy: RawStep,
): Promise<RawStep> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [createFreshAddress(), buy.expected || pool.tokenReserve / STAKE_PART],
  })
  try {
    await client.call({ account: pool.pair, to: token, data })
    return buy
  } catch (error) {
    const { kind, args } = decodeContractError(error, [])
    const raw = args.data
    return kind === 'contract' && typeof raw === 'string'
      ? { ...buy, tokenReason: raw as `0x${string}` }
      : buy
  }
}

type Surroundings = Awaited<ReturnType<typeof getSurroundings>>

/** The ways of rehearsing, the most faithful first: how the trader looks, and who runs it. */
const ways = [
  { kind: 'wallet', paysGas: true, run: simulateWalletTrade },
  { kind: 'contract', paysGas: true, run: probeTrade },
  { kind: 'contract', paysGas: false, run: probeTrade },
] as const

type Trial = readonly [Trader, RawReport]

async function tryOnce(
  client: ReadClient,
  market: Market,
  { block, gasPriceWei }: Surroundings,
  trader: number,
  way: (typeof ways)[number],
): Promise<Trial | 'unfunded' | undefined> {
  const quoteAmount = stakeOf(market.pool, trader)
  const cost = await getStakeCost(client, market, quoteAmount)
  if (cost === undefined) return 'unfunded'
  const person = createTrader(way.kind, cost, way.paysGas ? gasPriceWei : 0n)
  const trade: WalletTrade = {
    ...market,
    trader: person,
    block,
    pair: market.pool.pair,
    feePpm: market.pool.feePpm ?? 0,
    quote: market.pool.quote.address,
    quoteAmount,
    nativeAmount: cost,
  }
  const report = await way.run(client, trade)
  return report && ([person, report] as const)
}

/** Every trader in the same way, the first that the node can do. */
async function tryAll(
  client: ReadClient,
  market: Market,
): Promise<readonly [Trial, ...Trial[]] | 'unfunded' | undefined> {
  const surroundings = await getSurroundings(client)
  for (const way of ways) {
    const trials = await Promise.all(
      TRADERS.map((trader) => tryOnce(client, market, surroundings, trader, way)),
    )
    if (trials.includes('unfunded')) return 'unfunded'
    const [first, ...others] = trials.filter((trial) => trial !== undefined) as Trial[]
    if (first && others.length === TRADERS.length - 1) return [first, ...others]
  }
  return undefined
}

async function readTrial(client: ReadClient, market: Market, report: RawReport) {
  const isExplained = !report.funding.ok || report.buy.ok
  const buy = isExplained ? report.buy : await explainRefusedBuy(client, market, report.buy)
  return readTradeReport({ ...report, buy }, contractErrorsAbi)
}

/**
 * Rehearses buys, transfers and sells of a token on its real pool, as two traders who do not exist (state override of their
 * balances). Nothing is sent, nobody pays. They trade as wallets do where the node can simulate that, else as a contract
 * that pays for gas, else as one that does not; `traders` says which.
 * @param wrappedNative the network's wrapped native currency; the stake is bought with it.
 * @returns `unsupported` when the node cannot do any of this, which says nothing about the token.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTradeRehearsal(
  client: ReadClient,
  query: {
    readonly token: Address
    readonly pool: LiquidityPool | undefined
    readonly wrappedNative: Address | undefined
  },
): Promise<TradeRehearsal> {
  const { token, pool, wrappedNative } = query
  if (!pool) return { state: 'no-pool' }
  const { router, fundingRouter } = pool
  if (!router || !wrappedNative) return { state: 'no-router' }
  if (pool.depth.quote === 0n) return { state: 'dry' }
  if (!fundingRouter) return { state: 'unfunded' }
  const market = { token, pool, router, fundingRouter, wrappedNative }
  const trials = await tryAll(client, market)
  if (!trials) return { state: 'unsupported' }
  if (trials === 'unfunded') return { state: 'unfunded' }
  const read = await Promise.all(trials.map(([, report]) => readTrial(client, market, report)))
  const [first, ...others] = read.filter((trial) => trial !== undefined)
  if (!first || others.length < read.length - 1) return { state: 'unfunded' }
  const traders = trials.map(([trader]) => trader)
  return { state: 'done', traders, ...mergeTrials([first, ...others]) }
}
