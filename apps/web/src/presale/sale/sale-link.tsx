import { salePath } from '@slipway/sdk/navigation/sale-path'
import type { ReactNode } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import type { SaleKind } from './sale-words.ts'

interface SaleLinkProps {
  sale: { readonly chainId: number; readonly address: string; readonly kind: SaleKind }
  /** Short name of the sale's network; without it the link stays on the page's. */
  network: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to a sale; one of another network opens with that network, which loads the page anew. */
export function SaleLink({ sale, network, className, children }: SaleLinkProps) {
  const path = salePath(sale.kind, sale.address)
  if (sale.chainId === activeChain.chainId || !network)
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
