import type { EvmChainDefinition } from '@slipway/chains'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { calculatePairAddress } from '../evm/check-swap-router.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { type FoundPool, findPools } from './find-pools.ts'

/** A place where a token's pool is, or will be, and what lies there. */
export interface PoolSite {
  readonly venueName: string
  readonly quoteName: string
  /** Of the pool, or where the exchange will put it. */
  readonly pair: Address
  /** Somebody owns liquidity: the pool trades. */
  readonly hasLiquidity: boolean
  /** Something lies there that nobody owns liquidity for. */
  readonly hasDust: boolean
}

type Chain = Pick<EvmChainDefinition, 'venues' | 'currencies'>

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Where the exchange will put a pool that is not there yet; undefined where no source tells the code of its pools. */
function predictPair(chain: Chain, { pairState }: FoundPool): Address | undefined {
  const venue = chain.venues.find(
    ({ kind, factory }) => kind === 'v2' && same(factory, pairState.venueFactory),
  )
  if (!venue?.initCodeHash) return undefined
  return calculatePairAddress({
    factory: venue.poolDeployer ?? venue.factory,
    token0: pairState.token,
    token1: pairState.quote,
    initCodeHash: venue.initCodeHash,
  })
}

async function lookAt(
  client: ReadClient,
  chain: Chain,
  pool: FoundPool,
): Promise<readonly PoolSite[]> {
  const { pairState, venueName, quote } = pool
  const { token, quote: quoteToken } = pairState
  const names = { venueName, quoteName: quote.name }
  if (pairState.pair !== zeroAddress) {
    const hasLiquidity = pairState.totalLiquidity > 0n
    const hasDust = !hasLiquidity && (pairState.tokenHeld > 0n || pairState.quoteHeld > 0n)
    return [{ ...names, pair: pairState.pair, hasLiquidity, hasDust }]
  }
  const pair = predictPair(chain, pool)
  if (!pair) return []
  const held = await Promise.all(
    [token, quoteToken].map((address) =>
      readOrNothing(
        client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [pair] }),
      ),
    ),
  )
  const hasDust = held.some((amount) => amount !== undefined && amount > 0n)
  return [{ ...names, pair, hasLiquidity: false, hasDust }]
}

/**
 * Every place at which a token's pool is or will be, by the network's V2 exchanges and currencies: dust can be put where
 * a pool will be before there is one.
 * @param query `registry`: the platform's registry of exchanges
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function findPoolDust(
  client: ReadClient,
  query: { readonly chain: Chain; readonly registry: Address; readonly token: Address },
): Promise<readonly PoolSite[]> {
  const pools = await findPools(client, { ...query, own: [] })
  return (await Promise.all(pools.map((pool) => lookAt(client, query.chain, pool)))).flat()
}
