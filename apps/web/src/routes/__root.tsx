// A page is a file beside this one, an entry of the list in `packages/sdk/src/navigation/routes.ts`, and a title in
// `shell/titled-routes.ts`.
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import {
  createRootRoute,
  type ErrorComponentProps,
  Outlet,
  retainSearchParams,
  type SearchSchemaInput,
  useLocation,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { isFramedPath } from '../core/is-framed-path.ts'
import { ErrorPage } from '../frame/error-page.tsx'
import { Shell } from '../frame/shell.tsx'

interface RootSearch {
  /** Short name of the page's network. */
  readonly chain: string
}

/** The shell around a page; a page in a stranger's frame stands alone, without menu, wallet and tabs. */
function Frame() {
  // Not the address itself: the whole frame would be drawn anew with every page.
  const isFramed = useLocation({ select: ({ pathname }) => isFramedPath(pathname) })
  if (!isFramed) return <Shell />
  return (
    <main id="content">
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </main>
  )
}

/** The last resort: what failed was the frame itself or the loading of a page. */
function RootError({ error, reset }: ErrorComponentProps) {
  return (
    <ErrorPage error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
  )
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
