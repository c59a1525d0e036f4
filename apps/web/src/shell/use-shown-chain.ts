import type { ChainDefinition } from '@slipway/chains'
import { activeChain } from './active-chain.ts'
import { useCurrentPage } from './use-current-page.ts'
import { useOfferedChains } from './use-offered-chains.ts'

/** The network that the page on screen is about: the Solana area has its own, beside the one of `?chain`. */
export function useShownChain(): ChainDefinition {
  const { key, search } = useCurrentPage()
  const isSolana = key === '/solana' || key.startsWith('/solana/')
  const chains = useOfferedChains(isSolana)
  if (!isSolana) return activeChain
  const ofSolana = chains?.filter(({ type }) => type === 'solana') ?? []
  return (
    ofSolana.find(({ shortname }) => shortname === search.network) ?? ofSolana[0] ?? activeChain
  )
}
