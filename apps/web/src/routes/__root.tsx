import { createRootRoute, retainSearchParams, type SearchSchemaInput } from '@tanstack/react-router'
import { Frame } from '../frame/frame.tsx'
import { RootError } from '../frame/root-error.tsx'
import { activeChain } from '../shell/active-chain.ts'

interface RootSearch {
  /** Short name of the page's network. */
  readonly chain: string
}

export const Route = createRootRoute({
  // The network is fixed for the life of the page; whatever else the address says is corrected.
  validateSearch: (_search: { chain?: string } & SearchSchemaInput): RootSearch => ({
    chain: activeChain.shortname,
  }),
  search: { middlewares: [retainSearchParams(['chain'])] },
  component: Frame,
  errorComponent: RootError,
})
