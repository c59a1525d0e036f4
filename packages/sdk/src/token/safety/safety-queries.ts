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

/** Reads of the safety report as key, function and freshness. */
export const safetyQueries = {
  pools: (client: ReadClient, chain: EvmChainDefinition, token: Address) => ({
    queryKey: keyOf(client, token, 'pools'),
    queryFn: () => getTokenPools(client, chain, token),
    ...freshness.live,
  }),

  code: (client: ReadClient, token: Address) => ({
    queryKey: keyOf(client, token, 'code'),
    queryFn: async () => (await getCodeFacts(client, token)) ?? null,
    ...freshness.slow,
  }),

  /** A rehearsal costs the node a few million gas: run on opening and when asked, not on every block. */
  rehearsal: (
    client: ReadClient,
    chain: EvmChainDefinition,
    query: { readonly token: Address; readonly pool: LiquidityPool | undefined },
  ) => ({
    queryKey: keyOf(client, query.token, 'rehearsal', query.pool?.pair ?? null),
    queryFn: () =>
      getTradeRehearsal(client, { ...query, wrappedNative: chain.wrappedNative ?? undefined }),
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
