import type { ReactNode } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { useEntryChain } from '../core/use-entry-chain.ts'

interface EntryLinkProps {
  chainId: number
  path: string
  className?: string | undefined
  children: ReactNode
}

/** Leads to a page on its own network; on another one than the page's it opens anew. */
export function EntryLink({ chainId, path, className, children }: EntryLinkProps) {
  const chain = useEntryChain(chainId)
  if (path.startsWith('/solana/'))
    return (
      <AppLink to={path} search={chain && { network: chain.shortname }} className={className}>
        {children}
      </AppLink>
    )
  if (chainId === activeChain.chainId || !chain)
    return (
      <AppLink to={path} className={className}>
        {children}
      </AppLink>
    )
  return (
    <a href={`${path}?chain=${chain.shortname}`} className={className}>
      {children}
    </a>
  )
}
