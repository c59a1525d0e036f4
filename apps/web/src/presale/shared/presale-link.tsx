import { presalePath } from '@slipway/sdk/navigation/presale-path'
import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import type { PresaleKind } from './presale-labels.ts'

interface PresaleLinkProps {
  presale: { readonly chainId: number; readonly address: string; readonly kind: PresaleKind }
  /** Short name of the presale's network; without it the link stays on the page's. */
  network: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to a presale; one of another network opens with that network, which loads the page anew. */
export function PresaleLink({ presale, network, className, children }: PresaleLinkProps) {
  const path = presalePath(presale.kind, presale.address)
  if (presale.chainId === activeChain.chainId || !network)
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
