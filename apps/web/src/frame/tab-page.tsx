import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { type ComponentType, memo, Suspense, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { findRoute } from '../core/match-route.ts'
import { PermissionGate } from '../core/permission-gate.tsx'
import { isRoleless, useSession } from '../core/session-store.ts'
import { TabContext } from '../core/tab-context.ts'
import { isSameTab, type Tab } from '../core/tab-list.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { RegionGate } from './region-gate.tsx'
import { documentTitle, tabTitle } from './tab-title.ts'

// Few visitors are refused a page.
const ForbiddenPage = lazyPart(() => import('./forbidden-page.tsx'))

/**
 * One page with what every page has: title, scroll position, permission, region notice, error screen. Switching between
 * tabs renders none of them anew: a large form would take longer than a switch may.
 */
export const TabPage = memo(TabPageNow, (before, after) => isSameTab(before.tab, after.tab))

/** Where the window stands, as far as the shown page was told. */
let windowAt = 0

/** Moving the window makes the browser lay out the page at once: only where it stands elsewhere. */
function scrollWindow(to: number): void {
  if (to === windowAt) return
  windowAt = to
  window.scrollTo(0, to)
}

function TabPageNow({ tab }: { tab: Tab }) {
  const scroll = useRef(0)
  const title = documentTitle(tabTitle(tab))

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useLayoutEffect(() => {
    scrollWindow(scroll.current)
    const remember = () => {
      scroll.current = window.scrollY
      windowAt = scroll.current
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  return (
    <TabContext value={tab}>
      <ErrorBoundary resetKey={tab.key}>
        <RegionGate pathname={tab.key}>
          <Suspense fallback={<PageSkeleton />}>
            <Screen tab={tab} />
          </Suspense>
        </RegionGate>
      </ErrorBoundary>
    </TabContext>
  )
}

function Screen({ tab }: { tab: Tab }) {
  const router = useRouter()
  const session = useSession()
  const permission = findRoute(tab.key)?.permission
  const route: AnyRoute | undefined = new Map<string, AnyRoute>(
    Object.entries(router.routesById),
  ).get(tab.routeId)
  const Component: ComponentType | undefined = route?.options.component
  // A tab that was restored from an earlier version of the site may name a route that is gone.
  const screen = Component ? <Component /> : null
  if (!permission) return screen
  // Its roles are on their way: neither the page nor a refusal yet.
  if (isRoleless(session)) return <PageSkeleton />
  return (
    <PermissionGate permission={permission} action="query" fallback={<ForbiddenPage />}>
      {screen}
    </PermissionGate>
  )
}
