import { allChains } from './all-chains.ts'
import { UnknownChainError } from './chain-errors.ts'
import { type ChainSelection, isOffered, offerChain } from './offer-chain.ts'
import type { ChainDefinition } from './types.ts'

/**
 * Every network that a production build offers. The local chains are not there, and neither are
 * unresolved ids: nothing says which network would answer (ADR 0020).
 */
export const productionChains: readonly ChainDefinition[] = allChains.filter((chain) =>
  isOffered(chain, false),
)

/**
 * The networks that a process offers. Web, API and indexer start from this list and never from
 * the whole catalogue.
 *
 * In development an override turns its network, whichever it is, into a local stand-in. In
 * production it names the operator's own node, which goes before the public ones.
 *
 * @throws UnknownChainError when an override names a network that is not offered
 */
export function chainsFor(selection: ChainSelection = {}): readonly ChainDefinition[] {
  const { development = false, overrides = [] } = selection
  const offered = development
    ? allChains.filter((chain) => isOffered(chain, true))
    : productionChains
  for (const { chainId } of overrides) {
    if (!offered.some((chain) => chain.chainId === chainId)) throw new UnknownChainError(chainId)
  }
  return offered.flatMap((chain) => offerChain(chain, selection) ?? [])
}
