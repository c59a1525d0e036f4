import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getTokenPools } from '../../liquidity/get-token-pools.ts'
import { getTradeRehearsal } from '../../liquidity/get-trade-rehearsal.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { freshness } from '../../shared/freshness.ts'
import { getCodeFacts } from './get-code-facts.ts'
import { getLiquidityHoldings } from './get-liquidity-holdings.ts'

const keyOf = (client: ReadClient, token: Address, ...parts: readonly unknown[]) =>
  ['token', client.chain.id, 'safety', token, ...parts] as const

/** Nobody trades with an empty side; a pool that was filled is another one to a rehearsal. */
const hasDepth = (pool: LiquidityPool | undefined) =>
  pool !== undefined && pool.depth.token > 0n && pool.depth.quote > 0n

/** Reads of the safety report as key, function and freshness. */
export const safetyQueries = {
  pools: (client: ReadClient, chain: EvmChainDefinition, token: Address) => ({
    queryKey: keyOf(client, token, 'pools'),
    queryFn: () => getTokenPools(client, chain, token),
    ...freshness.live,
  }),

  /** @param stamp from `calculateStateStamp`, of a token whose state is watched */
  code: (client: ReadClient, token: Address, stamp?: string) => ({
    queryKey: keyOf(client, token, 'code', stamp ?? null),
    queryFn: async () => (await getCodeFacts(client, token)) ?? null,
    ...freshness.slow,
  }),

  /**
   * A rehearsal costs the node a few million gas: run on opening, when asked, and once the token or its pool has become
   * another one, not on every block.
   */
  rehearsal: (
    client: ReadClient,
    chain: EvmChainDefinition,
    query: {
      readonly token: Address
      readonly pool: LiquidityPool | undefined
      /** From `calculateStateStamp`, of a token whose state is watched. */
      readonly stamp?: string | undefined
    },
  ) => ({
    queryKey: keyOf(
      client,
      query.token,
      'rehearsal',
      query.pool?.pair ?? null,
      query.stamp ?? null,
      hasDepth(query.pool),
    ),
    queryFn: () =>
      getTradeRehearsal(client, {
        token: query.token,
        pool: query.pool,
        wrappedNative: chain.wrappedNative ?? undefined,
      }),
    ...freshness.slow,
  }),

  /** `null` where there is no pool. */
  liquidity: (
    client: ReadClient,
    query: {
      readonly token: Address
      readonly pool: LiquidityPool | undefined
      readonly locker: Address | undefined
      readonly nftLocker: Address | undefined
      readonly insiders: readonly Address[]
    },
  ) => ({
    queryKey: keyOf(
      client,
      query.token,
      'liquidity',
      query.pool?.pair ?? null,
      query.locker ?? null,
      query.nftLocker ?? null,
      ...query.insiders,
    ),
    queryFn: async () => {
      const { pool, ...others } = query
      return pool ? getLiquidityHoldings(client, { pool, ...others }) : null
    },
    ...freshness.live,
  }),
} as const
