import type { Act } from '@slipway/api-client'
import type { ReactNode } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { actPath } from './act-labels.ts'

interface ActLinkProps {
  act: Act
  /** Short name of the act's network; without it the link stays on the page's. */
  network: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to what an act is about; on another network the page loads anew. What has no page stays text. */
export function ActLink({ act, network, className, children }: ActLinkProps) {
  const path = actPath(act)
  if (path === undefined) return <span className={className}>{children}</span>
  if (act.chainId === activeChain.chainId || !network)
    return (
      <AppLink to={path} className={className}>
        {children}
      </AppLink>
    )
  return (
    <a href={`${path}?chain=${network}`} className={className}>
      {children}
    </a>
  )
}
