import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { presaleContracts } from '../shared/presale-contracts.ts'
import type { PresaleListSearch } from './presale-list-search.ts'
import type { PresaleRow } from './presale-row.ts'
import { PresaleRows } from './presale-rows.tsx'
import { useRegistryPresales } from './use-registry-presales.ts'

interface RegistryPresalesProps {
  search: PresaleListSearch
  owner: Address | undefined
  empty: ReactNode
  failed: ReactNode
  waiting: ReactNode
}

/** What of a filter the chain itself can answer: status and kind. */
function isAsked({ status, kind }: PresaleListSearch, row: PresaleRow): boolean {
  const label = row.status.label === 'waiting' ? 'running' : row.status.label
  return (!status || status === label) && (!kind || kind === row.kind)
}

/** Only the newest were looked at: what was asked for may be among the older ones. */
function NothingNewest() {
  return (
    <Panel>
      <EmptyState
        title={m.presale_list_empty_newest_title()}
        text={m.presale_list_empty_newest_text()}
      />
    </Panel>
  )
}

/** The newest presales as the factory's registry and their own contracts have them. */
export default function RegistryPresales(props: RegistryPresalesProps) {
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
}: RegistryPresalesProps & { contracts: PresaleContracts }) {
  const { data, isError } = useRegistryPresales(contracts, owner)
  if (isError) return failed
  if (!data) return waiting
  const rows = data.rows.filter((row) => isAsked(search, row))
  if (rows.length === 0) return data.total > data.rows.length ? <NothingNewest /> : empty
  return (
    <PresaleRows
      rows={rows}
      view={search.view ?? 'cards'}
      total={m.presale_list_shown({ count: rows.length })}
    />
  )
}
