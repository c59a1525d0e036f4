import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { findPools } from './find-pools.ts'
import { getPairState } from './get-pair-state.ts'
import { getPoolReport } from './get-pool-report.ts'
import { getRepairSubject } from './get-repair-subject.ts'
import { getTokenObstacle } from './get-token-obstacle.ts'
import type { PoolKey, RepairContracts, RepairWish } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['repair', client.chain.id, ...parts] as const

/** Every read of repairs as key, function and freshness; see `tokenQueries`. */
export const repairQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  subject: (client: ReadClient, query: Parameters<typeof getRepairSubject>[1]) => ({
    queryKey: keyOf(client, 'subject', query.address),
    queryFn: () => getRepairSubject(client, query),
    ...freshness.fixed,
  }),

  pools: (client: ReadClient, query: Parameters<typeof findPools>[1]) => ({
    queryKey: keyOf(client, 'pools', query.token, query.own, query.registry ?? null),
    queryFn: () => findPools(client, query),
    ...freshness.live,
  }),

  pairState: (client: ReadClient, registry: Address | undefined, key: PoolKey) => ({
    queryKey: keyOf(client, 'pairState', key.venueFactory, key.token, key.quote, registry ?? null),
    queryFn: () => getPairState(client, registry, key),
    ...freshness.live,
  }),

  report: (client: ReadClient, contracts: RepairContracts, wish: RepairWish) => ({
    queryKey: keyOf(
      client,
      'report',
      wish.venueFactory,
      wish.token,
      wish.quote,
      String(wish.tokenAmount),
      String(wish.quoteAmount),
      contracts.poolRepair,
    ),
    queryFn: () => getPoolReport(client, contracts, wish),
    ...freshness.live,
  }),

  obstacle: (client: ReadClient, query: Parameters<typeof getTokenObstacle>[1]) => ({
    queryKey: keyOf(client, 'obstacle', query.token),
    // A query has no answer until it is there: that there is none is one as well.
    queryFn: async () => (await getTokenObstacle(client, query)) ?? null,
    ...freshness.slow,
  }),
} as const
