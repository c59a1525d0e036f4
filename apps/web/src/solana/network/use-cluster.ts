import type { SolanaChainDefinition } from '@slipway/chains'
import { useTab } from '../../core/tab-context.ts'
import { defaultCluster, findCluster } from './find-cluster.ts'
import { readSolanaSearch } from './read-solana-search.ts'

/** The cluster of the tab that a screen renders in. */
export function useCluster(): SolanaChainDefinition {
  return findCluster(readSolanaSearch(useTab().search).network) ?? defaultCluster()
}
