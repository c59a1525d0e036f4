import { freshness } from '@slipway/sdk/shared/freshness'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { poolApi } from '../../core/pool-api.ts'
import { stakingKey } from './use-pool.ts'

const chain = activeChain.shortname

/** What only the index knows of a pool: whether it was stopped, what it has paid. */
export const useIndexedPool = (pool: Address) =>
  useQuery({
    queryKey: [...stakingKey, 'index', pool],
    queryFn: ({ signal }) => poolApi.getPool({ chain, pool }, { signal }),
    retry: false,
    ...freshness.live,
  })

/** How a pool's return changed over time, oldest first. */
export const usePoolChart = (pool: Address) =>
  useQuery({
    queryKey: [...stakingKey, 'index', pool, 'chart'],
    queryFn: ({ signal }) => poolApi.getPoolChart({ chain, pool }, { signal }),
    retry: 1,
    ...freshness.live,
  })
