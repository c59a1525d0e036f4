import { solvencyQueries } from '@slipway/sdk/tools/solvency-queries'
import type { HolderRegistry } from '@slipway/sdk/tools/value-holders'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { type ContractLine, type PresalePath, toContractLine } from './contract-line.ts'

/** Contracts of one kind, as far as they are read. */
export interface SolvencyGroup {
  readonly lines: readonly ContractLine[]
  /** Nothing is known yet. */
  readonly isPending: boolean
  /** No node answered, and nothing is known. */
  readonly isFailed: boolean
  readonly isReading: boolean
  readonly read: () => void
  /** Reads older entries of the registry; absent where there are none. */
  readonly readMore?: () => void
}

function useRegistryGroup(of: HolderRegistry['of'], presalePath: PresalePath): SolvencyGroup {
  const query = useInfiniteQuery(solvencyQueries.registry(readClient, activeChain, of))
  const readings = query.data?.pages.flatMap((page) => page.readings) ?? []
  const lines = readings.map((reading) => toContractLine(reading, presalePath))
  return {
    // A contract made between two looks moves the places of the registry by one.
    lines: [...new Map(lines.map((line) => [line.address, line])).values()],
    isPending: query.isPending,
    isFailed: query.isError && !query.data,
    isReading: query.isFetching,
    read: () => void query.refetch(),
    ...(query.hasNextPage && { readMore: () => void query.fetchNextPage() }),
  }
}

/** Every contract of ours that holds value on this network, and what it answers. */
export function useSolvency(presalePath: PresalePath) {
  const queries = useQueryClient()
  const query = useQuery(solvencyQueries.platform(readClient, activeChain))
  const platform: SolvencyGroup = {
    lines: query.data?.readings.map((reading) => toContractLine(reading, presalePath)) ?? [],
    isPending: query.isPending,
    isFailed: query.isError && !query.data,
    isReading: query.isFetching,
    read: () => void query.refetch(),
  }
  const presales = useRegistryGroup('presales', presalePath)
  const tokens = useRegistryGroup('dividendTokens', presalePath)
  const pools = useRegistryGroup('pools', presalePath)
  const airdrops = useRegistryGroup('airdrops', presalePath)
  const collections = useRegistryGroup('collections', presalePath)
  const groups = [platform, presales, pools, airdrops, collections, tokens]
  return {
    platform,
    presales,
    pools,
    airdrops,
    collections,
    tokens,
    lines: groups.flatMap(({ lines }) => lines),
    isReading: groups.some(({ isReading }) => isReading),
    /** Some contracts are not read: a group failed, or its registry goes on. */
    isPartial: groups.some(({ isFailed, readMore }) => isFailed || readMore !== undefined),
    refresh: () => void queries.invalidateQueries({ queryKey: solvencyQueries.all(readClient) }),
  }
}
