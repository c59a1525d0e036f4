import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { lockDetailPath } from './lock-paths.ts'
import type { LockRow } from './lock-row.ts'

interface LockLinkProps {
  row: Pick<LockRow, 'chainId' | 'kind' | 'owner' | 'asset'>
  /** Short name of the lock's network; without it the link stays on the page's. */
  network?: string | undefined
  children: ReactNode
}

/** Leads to an owner's locks of an asset; those of another network open with it, which loads the page anew. */
export function LockLink({ row, network, children }: LockLinkProps) {
  const path = lockDetailPath(row)
  if (row.chainId === activeChain.chainId || !network)
    return <AppLink to={path}>{children}</AppLink>
  return <a href={`${path}?chain=${network}`}>{children}</a>
}
