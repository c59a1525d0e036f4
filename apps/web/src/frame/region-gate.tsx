import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { findRoute } from '../core/match-route.ts'
import classes from './region.module.css'
import { useRegion } from './use-region.ts'

const RegionNotice = lazyPart(() => import('./region-notice.tsx'))

interface RegionGateProps {
  pathname: string
  children: ReactNode
}

/**
 * Puts the restricted-region notice in front of a page, except where users take out what is theirs:
 * there it is one line above the page (settled S-05).
 */
export function RegionGate({ pathname, children }: RegionGateProps) {
  const { isRestricted } = useRegion()
  if (!isRestricted) return children
  if (findRoute(pathname)?.exit) {
    return (
      <>
        <div className={classes.line}>
          <NoticeBox tone="warn">{m.shell_region_short()}</NoticeBox>
        </div>
        {children}
      </>
    )
  }
  return (
    <>
      {children}
      <Suspense>
        <RegionNotice />
      </Suspense>
    </>
  )
}
