import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isFramedPath } from '../shell/is-framed-path.ts'
import { Shell } from './shell.tsx'

/** The shell around a page; a page in a stranger's frame stands alone, without menu, wallet and tabs. */
export function Frame() {
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
