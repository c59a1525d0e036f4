import type { ChainDefinition } from '@slipway/chains'
import { useRouterState } from '@tanstack/react-router'
import { activeChain } from '../core/active-chain.ts'
import { isSolanaPath } from '../core/is-solana-path.ts'
import { ownCluster } from '../core/own-cluster.ts'
import { useOfferedChains } from '../core/use-offered-chains.ts'

/**
 * The network that the page on screen is about: the Solana area has its own, beside the one of `?chain`.
 * @returns undefined where that is not known yet; nothing of another network may stand in its place
 */
export function useShownChain(): ChainDefinition | undefined {
  // No more than what is asked: the header would be drawn anew with every page.
  const asked = useRouterState({
    select: ({ matches, location }) => {
      // Before the first page has loaded, its address says where it belongs.
      const page = matches.at(-1) ?? location
      if (!isSolanaPath(page.pathname)) return undefined
      return String(Object(page.search).network ?? '')
    },
  })
  const isSolana = asked !== undefined
  const chains = useOfferedChains(isSolana)
  if (!isSolana) return activeChain
  const clusters = chains?.filter((chain) => chain.type === 'solana')
  return (
    clusters &&
    (clusters.find(({ shortname }) => shortname === asked) ?? ownCluster(clusters) ?? activeChain)
  )
}
