import type { SolanaChainDefinition } from '@slipway/chains'

/**
 * The cluster that pages of Solana work on whose address names none: that of this machine, which exists only beside a local
 * stack, else the first.
 */
export const ownCluster = (
  clusters: readonly SolanaChainDefinition[],
): SolanaChainDefinition | undefined =>
  clusters.find(({ development }) => development === true) ?? clusters[0]
