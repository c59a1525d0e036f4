import type { SolanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import { filterListed, type ListFilterValues } from '../../list/filter-listed.ts'
import type { ListedPool } from '../types.ts'

/** What a visitor asks of the list: by a token, or by the address of a pool, a token or an owner. */
export type PoolFilters = ListFilterValues<'staked' | 'created', SolanaPoolStatus>

export const noFilters: PoolFilters = { whose: 'all', status: 'all', search: '' }

/** Who looks. */
interface Visitor {
  /** That is connected. */
  readonly account: string | undefined
  /** Pools in which it has an account. */
  readonly staked: ReadonlySet<string>
}

/** The pools that are asked for, in their order. */
export const filterPools = (
  pools: readonly ListedPool[],
  filters: PoolFilters,
  visitor: Visitor,
): ListedPool[] =>
  filterListed(pools, filters, ({ pool, stake, reward, status }) => ({
    status,
    addresses: [pool.address, pool.stakeMint, pool.rewardMint, pool.owner],
    tokens: [stake, reward],
    isTheirs: {
      created: pool.owner === visitor.account,
      staked: visitor.staked.has(pool.address),
    },
  }))
