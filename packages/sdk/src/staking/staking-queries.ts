import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getPool, type PoolQuery } from './evm/get-pool.ts'
import { getPoolAccount, type PoolAccountQuery } from './evm/get-pool-account.ts'
import { getPoolNfts } from './evm/get-pool-nfts.ts'
import { getPoolRecords, type PoolRecordsQuery } from './evm/get-pool-records.ts'
import type { Pool, StakingContracts } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['staking', client.chain.id, ...parts] as const

/** Every read of pools as key, function and freshness; see `tokenQueries`. Ids are texts: keys hold no bigint. */
export const stakingQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  /** A pool by its number or its address. */
  detail: (client: ReadClient, contracts: StakingContracts, query: PoolQuery) => ({
    queryKey: keyOf(client, 'detail', String(query.pool).toLowerCase(), contracts.poolFactory),
    queryFn: () => getPool(client, contracts, query),
    ...freshness.live,
  }),

  account: (client: ReadClient, query: PoolAccountQuery) => ({
    queryKey: keyOf(client, 'account', query.pool.address, query.account),
    queryFn: () => getPoolAccount(client, query),
    ...freshness.live,
  }),

  nfts: (client: ReadClient, pool: Pick<Pool, 'address' | 'stakedToken'>, account: Address) => ({
    queryKey: keyOf(client, 'nfts', pool.address, account),
    queryFn: () =>
      getPoolNfts(client, {
        pool: pool.address,
        collection: pool.stakedToken.address,
        account,
      }),
    ...freshness.live,
  }),

  records: (client: ReadClient, contracts: StakingContracts, query: PoolRecordsQuery) => ({
    queryKey: keyOf(
      client,
      'records',
      query.owner ?? null,
      query.offset,
      query.limit,
      contracts.poolFactory,
    ),
    queryFn: () => getPoolRecords(client, contracts, query),
    ...freshness.live,
  }),
} as const
