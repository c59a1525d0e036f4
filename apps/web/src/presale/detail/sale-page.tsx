import { salePath } from '@slipway/sdk/navigation/sale-path'
import type { Presale, PresaleContracts } from '@slipway/sdk/presale/types'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { LazyNoDeployment } from '../../shell/lazy-no-deployment.ts'
import { useMovePage } from '../../shell/use-move-page.ts'
import { useTabTitle } from '../../shell/use-tab-title.ts'
import { presaleContracts } from '../sale/presale-contracts.ts'
import { type SaleKind, saleKinds } from '../sale/sale-words.ts'
import { SaleScreen } from './sale-screen.tsx'
import type { SaleSearch } from './sale-search.ts'
import { SaleFailed, SaleNotFound } from './sale-states.tsx'
import type { TokenSafety } from './token-safety.ts'
import { useLiveSale, useSale } from './use-sale.ts'

interface SalePageProps {
  /** Address of the sale, as it stands in the URL. */
  id: string
  /** Kind whose address this is. */
  kind: SaleKind
  search: SaleSearch
  safety: TokenSafety
}

/** One sale, at one of its three addresses (specification section 2). */
export function SalePage({ id, ...props }: SalePageProps) {
  const reading = readAddress(id)
  if (!reading.ok) return <SaleNotFound isAddress={false} />
  if (!presaleContracts) return <LazyNoDeployment />
  return <Sale contracts={presaleContracts} address={reading.address} {...props} />
}

interface SaleProps extends Omit<SalePageProps, 'id'> {
  contracts: PresaleContracts
  address: Address
}

/** A sale that was asked for as another kind moves to its own address, with everything behind the question mark. */
function useOwnAddress(sale: Presale | undefined, kind: SaleKind, search: SaleSearch) {
  const movePage = useMovePage()
  const isElsewhere = sale !== undefined && sale.kind !== kind
  useEffect(() => {
    if (sale && isElsewhere) movePage(salePath(sale.kind, sale.address), search)
  }, [sale, isElsewhere, search, movePage])
  return isElsewhere
}

function Sale({ contracts, address, kind, search, safety }: SaleProps) {
  const { address: account } = useConnection()
  const { data: sale, error, refetch } = useSale(contracts, address)
  useLiveSale(address)
  useTabTitle(sale && `${sale.token.symbol} · ${saleKinds[sale.kind].name()}`)
  const isElsewhere = useOwnAddress(sale, kind, search)
  if (!sale && error) return <SaleFailed error={error} onRetry={() => void refetch()} />
  if (!sale || isElsewhere) return <PageSkeleton />
  return <SaleScreen sale={sale} account={account} search={search} safety={safety} />
}
