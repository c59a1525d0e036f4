import type { SolanaChainDefinition } from '@slipway/chains'
import { offeredChains } from '../../core/offered-chains.ts'
import { ownCluster } from '../../core/own-cluster.ts'

/** Those that this platform offers. */
export const offeredClusters = offeredChains.filter(
  (chain): chain is SolanaChainDefinition => chain.type === 'solana',
)

/** The cluster of a short name or a number; undefined where it is not offered. */
export function findCluster(
  network: string | number | undefined,
): SolanaChainDefinition | undefined {
  return offeredClusters.find(
    ({ shortname, chainId }) => shortname === network || chainId === network,
  )
}

/** The one that pages work on whose address names none of ours. */
export function defaultCluster(): SolanaChainDefinition {
  const own = ownCluster(offeredClusters)
  if (!own) throw new Error('No Solana cluster is offered.')
  return own
}
