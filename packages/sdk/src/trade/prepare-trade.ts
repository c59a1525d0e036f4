import type { EvmChainDefinition } from '@slipway/chains'
import { zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { getTokenPools } from '../liquidity/get-token-pools.ts'
import { getTradeRehearsal } from '../liquidity/get-trade-rehearsal.ts'
import type { LiquidityPool } from '../liquidity/liquidity-pool.ts'
import { swapAbi } from '../liquidity/swap-calls.ts'
import { costBpsOf } from '../liquidity/trade-rehearsal.ts'
import { sidesOf } from './build-trade.ts'
import { listTradeMarkets } from './list-trade-markets.ts'
import { planTrade } from './plan-trade.ts'
import { type SimulatedTrade, simulateTrade } from './simulate-trade.ts'
import { calculateImpactBps, calculateTradeLeast, keepReviewedLeast } from './trade-math.ts'
import { refusedFor, TradeRefused } from './trade-refused.ts'
import type {
  PreparedTrade,
  TradeCurrency,
  TradeInput,
  TradeOutcome,
  TradeParams,
  TradeRoute,
} from './types.ts'

const BPS = 10_000n

/** What a trade is prepared from beside its params. */
export interface TradeSurroundings {
  readonly currency: Pick<TradeCurrency, 'address'>
  /** The token's pools where they were just read; read anew without. */
  readonly pools?: readonly LiquidityPool[]
  /** What was shown before: its pool stays, and its least as long as it can still be kept. */
  readonly reviewed?: { readonly route: TradeRoute; readonly least: bigint }
}

/** What the token keeps by the rehearsal of others, for nodes that cannot run the trade itself. */
async function estimateOutcome(
  client: ReadClient,
  chain: EvmChainDefinition,
  input: TradeInput,
  { pool, router }: TradeRoute,
): Promise<SimulatedTrade | undefined> {
  if (pool.kind === 'v3') return undefined
  const { from, to } = sidesOf(input)
  const query = { functionName: 'getAmountsOut', args: [input.amount, [from, to]] } as const
  const amounts = await readOrNothing(
    client.readContract({ address: router.address, abi: swapAbi, ...query }),
  )
  const expected = amounts?.at(-1)
  if (expected === undefined) return undefined
  const market = { token: input.token, pool, wrappedNative: chain.wrappedNative ?? undefined }
  const rehearsal = await getTradeRehearsal(client, market)
  const step = rehearsal.state === 'done' ? rehearsal[input.side] : undefined
  if (step?.ok === false) throw refusedFor(step.failure)
  const taxBps = step && costBpsOf(step)
  return { expected, received: (expected * (BPS - BigInt(taxBps ?? 0))) / BPS, taxBps }
}

async function getOutcome(
  client: ReadClient,
  chain: EvmChainDefinition,
  input: TradeInput,
  route: TradeRoute,
  account: TradeParams['account'],
): Promise<TradeOutcome> {
  const measured = await simulateTrade(client, input, route, account)
  const outcome = measured ?? (await estimateOutcome(client, chain, input, route))
  if (!outcome) throw new TradeRefused('Trade_NoRoute')
  if (outcome.expected === 0n) throw new TradeRefused('Trade_AmountTooSmall')
  if (outcome.received === 0n) throw new TradeRefused('Trade_TakesAll')
  // A V3 router counts what its pool gave, not what the token let arrive.
  if (route.pool.kind === 'v3' && input.side === 'buy') {
    if (outcome.received < outcome.expected) throw new TradeRefused('Trade_LeastUnkept')
    if (outcome.taxBps === undefined) throw new TradeRefused('Trade_TaxUnseen')
  }
  const isMeasured = measured !== undefined
  return {
    ...outcome,
    isMeasured,
    impactBps: calculateImpactBps(input, route.pool, outcome.expected),
  }
}

async function prepareAt(
  client: ReadClient,
  chain: EvmChainDefinition,
  params: TradeParams,
  route: TradeRoute,
  reviewedLeast: bigint | undefined,
): Promise<PreparedTrade> {
  const { account, token, side, amount, slippageBps, deadline } = params
  const { pool, router } = route
  const isNative = pool.quote.isWrappedNative
  const given = side === 'sell' ? token : pool.quote.address
  const needs =
    isNative && side === 'buy' ? [] : [{ token: given, spender: router.address, amount }]
  const approvals = await getNeededApprovals(client, account, needs)
  const input: TradeInput = {
    side,
    token,
    quote: pool.quote.address,
    isNative,
    router,
    feePpm: pool.feePpm ?? 0,
    amount,
    least: 0n,
    deadline,
    approvals,
  }
  const outcome = await getOutcome(client, chain, input, route, account)
  const least = calculateTradeLeast(outcome.received, slippageBps)
  const kept = { ...input, least: keepReviewedLeast(reviewedLeast, least, outcome.received) }
  // Routers of V2 have no function that takes a signature along.
  const query =
    pool.kind === 'v3' && approvals.length > 0
      ? { token: given, owner: account, spender: router.address, value: amount, deadline }
      : undefined
  return { input: kept, route, outcome, plan: planTrade(kept, query) }
}

/** The pools in question: those of the currency, or the one that was reviewed as it stands now. */
function findRoutes(
  chain: EvmChainDefinition,
  pools: readonly LiquidityPool[],
  { currency, reviewed }: TradeSurroundings,
): readonly TradeRoute[] {
  const markets = listTradeMarkets(chain, pools)
  if (markets.length === 0)
    throw new TradeRefused(pools.length > 0 ? 'Trade_NoRoute' : 'Trade_NoPool')
  const address = currency.address.toLowerCase()
  const market = markets.find((one) => one.currency.address.toLowerCase() === address)
  const routes = market?.routes ?? []
  return reviewed ? routes.filter(({ pool }) => pool.pair === reviewed.route.pool.pair) : routes
}

/**
 * Finds the pool that brings most for an amount, runs the trade there as the account itself, and says what would arrive,
 * what the token keeps and what is to be signed. Nothing is sent.
 * @throws {TradeRefused} where no pool takes it: with the token's own reason where it has one.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareTrade(
  client: ReadClient,
  chain: EvmChainDefinition,
  params: TradeParams,
  surroundings: TradeSurroundings = { currency: { address: zeroAddress } },
): Promise<PreparedTrade> {
  const pools = surroundings.pools ?? (await getTokenPools(client, chain, params.token))
  const routes = findRoutes(chain, pools, surroundings)
  const tries = await Promise.allSettled(
    routes.map((route) => prepareAt(client, chain, params, route, surroundings.reviewed?.least)),
  )
  // Of a pool that no node told of, nobody knows whether it is the best.
  const away = tries.find((one) => one.status === 'rejected' && isNodeAway(one.reason))
  if (away?.status === 'rejected') throw away.reason
  const done = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [best] = done.sort((a, b) => (a.outcome.received < b.outcome.received ? 1 : -1))
  if (best) return best
  const [failed] = tries
  throw failed?.status === 'rejected' ? failed.reason : new TradeRefused('Trade_NoRoute')
}
