import type { ChainDefinition } from '@slipway/chains'

export type NetworkGroupKind = 'local' | 'mainnet' | 'testnet' | 'retired'

export interface NetworkGroup {
  readonly kind: NetworkGroupKind
  readonly chains: readonly ChainDefinition[]
}

const order: readonly NetworkGroupKind[] = ['local', 'mainnet', 'testnet', 'retired']

function kindOf(chain: ChainDefinition): NetworkGroupKind {
  if (chain.development) return 'local'
  if (chain.status === 'retired') return 'retired'
  return chain.isTestNetwork ? 'testnet' : 'mainnet'
}

/**
 * What the picker lists in one of its tabs: mainnets, testnets, and apart the retired ones; hidden
 * networks never (specification section 2, settled S-06).
 * @param search matches a part of the name or short name in any letter case, or the whole chain id
 */
export function networkGroups(
  offered: readonly ChainDefinition[],
  type: ChainDefinition['type'],
  search = '',
): NetworkGroup[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (chain: ChainDefinition) =>
    wanted === '' ||
    chain.name.toLowerCase().includes(wanted) ||
    chain.shortname.includes(wanted) ||
    String(chain.chainId) === wanted
  const listed = offered.filter((chain) => chain.type === type && !chain.hidden && isWanted(chain))
  return order
    .map((kind) => ({ kind, chains: listed.filter((chain) => kindOf(chain) === kind) }))
    .filter((group) => group.chains.length > 0)
}
