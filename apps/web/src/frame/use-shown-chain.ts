import type { ChainDefinition } from '@slipway/chains'
import { useRouterState } from '@tanstack/react-router'
import { activeChain } from '../core/active-chain.ts'
import { useOfferedChains } from '../core/use-offered-chains.ts'

const isOfSolana = (pathname: string) => pathname === '/solana' || pathname.startsWith('/solana/')

/** The network that the page on screen is about: the Solana area has its own, beside the one of `?chain`. */
export function useShownChain(): ChainDefinition {
  // No more than what is asked: the header would be drawn anew with every page.
  const asked = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      if (!page || !isOfSolana(page.pathname)) return undefined
      return String(Object(page.search).network ?? '')
    },
  })
  const isSolana = asked !== undefined
  const chains = useOfferedChains(isSolana)
  if (!isSolana) return activeChain
  const ofSolana = chains?.filter(({ type }) => type === 'solana') ?? []
  return ofSolana.find(({ shortname }) => shortname === asked) ?? ofSolana[0] ?? activeChain
}
