import type { SolanaChainDefinition } from '@slipway/chains'
import { offeredChains } from '../../shell/offered-chains.ts'

const clusters = offeredChains.filter(
  (chain): chain is SolanaChainDefinition => chain.type === 'solana',
)

/** The cluster that an address names; the first that is offered where it names none of ours. */
export function findCluster(network: string | number | undefined): SolanaChainDefinition {
  const found = clusters.find(
    ({ shortname, chainId }) => shortname === network || chainId === network,
  )
  const chosen = found ?? clusters[0]
  if (!chosen) throw new Error('No Solana cluster is offered.')
  return chosen
}
