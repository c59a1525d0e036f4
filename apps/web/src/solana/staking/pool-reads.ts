import type { SolanaChainDefinition } from '@slipway/chains'
import type { PoolFilter } from '@slipway/sdk/solana/staking/get-pools'
import type { Address } from '@solana/kit'
import { queryOptions } from '@tanstack/react-query'
import { withChunkTimeout } from '../../core/lazy-part.ts'

const load = () => withChunkTimeout(import('./read-pools.ts'))

/** The clock moves pools on, whoever looks. */
const refetchInterval = 15_000

/** What pages of staking pools ask one cluster. */
export const poolReads = (chain: SolanaChainDefinition, program: Address) => {
  const base = ['solana', chain.chainId, 'pools', program] as const
  return {
    /** Of one owner or staked token, or every one. */
    all: (filter?: PoolFilter) =>
      queryOptions({
        queryKey: [...base, 'list', filter],
        queryFn: async () => (await load()).readPools(chain, program, filter),
        refetchInterval,
      }),
  }
}
