import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/presale/types'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { presaleContracts } from '../sale/presale-contracts.ts'
import type { SaleListSearch } from './sale-list-search.ts'
import type { SaleRow } from './sale-row.ts'
import { SaleRows } from './sale-rows.tsx'
import { useRegistrySales } from './use-registry-sales.ts'

interface RegistrySalesProps {
  search: SaleListSearch
  owner: Address | undefined
  empty: ReactNode
  failed: ReactNode
  waiting: ReactNode
}

/** What of a filter the chain itself can answer: status and kind. */
function isAsked({ status, kind }: SaleListSearch, row: SaleRow): boolean {
  const label = row.status.label === 'waiting' ? 'running' : row.status.label
  return (!status || status === label) && (!kind || kind === row.kind)
}

/** The newest sales as the factory's registry and their own contracts have them. */
export default function RegistrySales(props: RegistrySalesProps) {
  if (!presaleContracts) return props.empty
  return <Registry contracts={presaleContracts} {...props} />
}

function Registry({
  contracts,
  search,
  owner,
  empty,
  failed,
  waiting,
}: RegistrySalesProps & { contracts: PresaleContracts }) {
  const { data, isError } = useRegistrySales(contracts, owner)
  if (isError) return failed
  if (!data) return waiting
  const rows = data.rows.filter((row) => isAsked(search, row))
  if (rows.length === 0) return empty
  return (
    <SaleRows
      rows={rows}
      view={search.view ?? 'cards'}
      total={m.sale_list_shown({ count: rows.length })}
    />
  )
}
