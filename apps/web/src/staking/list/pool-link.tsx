import type { ReactNode } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import type { PoolRow } from './pool-row.ts'

interface PoolLinkProps {
  row: Pick<PoolRow, 'chainId' | 'address'>
  /** Short name of the pool's network, once it is known; without it the link stays on the page's. */
  network: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to a pool; one of another network opens with that network, which loads the page anew. */
export function PoolLink({ row, network, className, children }: PoolLinkProps) {
  const path = `/mining/detail/${row.address}`
  if (row.chainId === activeChain.chainId || !network)
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
