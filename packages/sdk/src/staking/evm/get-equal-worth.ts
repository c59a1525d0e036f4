import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { venuePairAbi } from '../../evm/venue-abi.ts'
import { getTokenPools } from '../../liquidity/get-token-pools.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import type { LockablePair } from '../../platform/lockable.ts'
import { findEqualWorth, type ReserveRatio } from '../find-equal-worth.ts'
import type { EqualWorth } from '../pool-math.ts'

/** Amounts that pools of exchanges take for each other now, and where that was read. */
export interface EqualWorthReading extends EqualWorth {
  /** Exchanges whose reserves were read. */
  readonly venues: readonly string[]
}

/** What is staked, as far as its price can be read: a collection has none. */
export interface WorthQuery {
  readonly stakedToken: Address
  readonly rewardToken: Address
  /** What the staked token is liquidity of, where it is. */
  readonly pair?: Pick<LockablePair, 'token0' | 'token1' | 'totalSupply' | 'venue'> | undefined
}

const toRatio = ({ quote, tokenReserve, quoteReserve, venue }: LiquidityPool): ReserveRatio => ({
  quote: quote.address,
  tokenUnits: tokenReserve,
  quoteUnits: quoteReserve,
  venue,
})

/** V2 pools alone: what lies in a V3 pool is no ratio. */
async function getRatios(client: ReadClient, chain: EvmChainDefinition, token: Address) {
  const pools = await getTokenPools(client, chain, token)
  return pools.filter(({ kind }) => kind === 'v2').map(toRatio)
}

/** Liquidity is worth twice what its pool holds of either side. */
async function getLiquidityRatios(
  client: ReadClient,
  { stakedToken, pair }: WorthQuery,
): Promise<readonly ReserveRatio[]> {
  if (!pair || pair.totalSupply === 0n) return []
  const query = { address: stakedToken, abi: venuePairAbi, functionName: 'getReserves' } as const
  const reserves = await readOrNothing(client.readContract(query))
  if (!reserves) return []
  const sides = [pair.token0.address, pair.token1.address] as const
  return sides.map((quote, at) => ({
    quote,
    tokenUnits: pair.totalSupply,
    quoteUnits: (reserves[at === 0 ? 0 : 1] ?? 0n) * 2n,
    venue: pair.venue ?? '',
  }))
}

/**
 * What of the reward token is worth as much as what of the staked one, by the deepest V2 pools of both against the same
 * currency, or against each other. A spot price that one trade can move: an estimate, never a basis of a payment (P-11).
 * @returns undefined where no two pools meet
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getEqualWorth(
  client: ReadClient,
  chain: EvmChainDefinition,
  query: WorthQuery,
): Promise<EqualWorthReading | undefined> {
  const [staked, reward] = await Promise.all([
    query.pair ? getLiquidityRatios(client, query) : getRatios(client, chain, query.stakedToken),
    getRatios(client, chain, query.rewardToken),
  ])
  return findEqualWorth(query.rewardToken, staked, reward, query.stakedToken)
}
