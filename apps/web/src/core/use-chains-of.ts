import type { ChainDefinition } from '@slipway/chains'
import { activeChain } from './active-chain.ts'
import { useOfferedChains } from './use-offered-chains.ts'

const here: readonly ChainDefinition[] = [activeChain]

/**
 * Networks to name these ids by, without the catalogue where all of them are the page's own.
 * @returns undefined while the catalogue is on its way
 */
export function useChainsOf(chainIds: readonly number[]): readonly ChainDefinition[] | undefined {
  const isElsewhere = chainIds.some((chainId) => chainId !== activeChain.chainId)
  const offered = useOfferedChains(isElsewhere)
  return isElsewhere ? offered : here
}
