import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type { PoolKey, RepairContracts } from '@slipway/sdk/pool-repair/types'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import type { RepairPool } from './repair-pool.ts'

const facts = (address: Address) => ({
  ...tokenFactsQuery(readClient, { address }),
  refetchInterval: false as const,
  staleTime: Number.POSITIVE_INFINITY,
})

/** A pool with symbols and decimals of its sides, read anew while somebody looks. */
export function useRepairPool(contracts: RepairContracts | undefined, key: PoolKey) {
  const pairState = useQuery(repairQueries.pairState(readClient, contracts?.registry, key))
  const token = useQuery(facts(key.token))
  const quote = useQuery(facts(key.quote))
  const all = [pairState, token, quote]
  const isWrappedNative = key.quote.toLowerCase() === activeChain.wrappedNative?.toLowerCase()
  const pool: RepairPool | undefined =
    pairState.data && token.data && quote.data
      ? { pairState: pairState.data, token: token.data, quote: quote.data, isWrappedNative }
      : undefined
  return {
    pool,
    isFailed: all.some(({ isError, data }) => isError && data === undefined),
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of all) void query.refetch()
    },
  }
}
