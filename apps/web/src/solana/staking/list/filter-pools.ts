import type { SolanaPoolStatus } from '@slipway/sdk/solana/staking/solana-pool-status'
import type { ListedPool } from '../types.ts'

/** What a visitor asks of the list. */
export interface PoolFilters {
  readonly whose: 'all' | 'staked' | 'created'
  readonly status: SolanaPoolStatus | 'all'
  /** Part of a token's name or symbol, or a whole address: of a pool, a token or a creator. */
  readonly search: string
}

export const noFilters: PoolFilters = { whose: 'all', status: 'all', search: '' }

/** Who looks. */
interface Visitor {
  /** That is connected. */
  readonly account: string | undefined
  /** Pools in which it has an account. */
  readonly staked: ReadonlySet<string>
}

function isNamed({ pool, stake, reward }: ListedPool, search: string): boolean {
  const asked = search.trim()
  if (asked === '') return true
  // Addresses have capitals, names are found without.
  const addresses: readonly string[] = [pool.address, pool.stakeMint, pool.rewardMint, pool.owner]
  if (addresses.includes(asked)) return true
  const names = [stake, reward].flatMap((token) => (token ? [token.name, token.symbol] : []))
  return names.some((name) => name.toLowerCase().includes(asked.toLowerCase()))
}

function isTheirs({ pool }: ListedPool, whose: PoolFilters['whose'], visitor: Visitor): boolean {
  if (whose === 'created') return pool.owner === visitor.account
  return whose === 'all' || visitor.staked.has(pool.address)
}

/** The pools that are asked for, in their order. */
export function filterPools(
  pools: readonly ListedPool[],
  { whose, status, search }: PoolFilters,
  visitor: Visitor,
): ListedPool[] {
  return pools.filter(
    (listed) =>
      isTheirs(listed, whose, visitor) &&
      (status === 'all' || listed.status === status) &&
      isNamed(listed, search),
  )
}
