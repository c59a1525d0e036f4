import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { airdropKinds } from '@slipway/sdk/platform/airdrop-kinds'
import { IconSearch } from '@tabler/icons-react'
import { NetworkFilter } from '../../core/network-filter.tsx'
import { airdropKindText } from '../shared/airdrop-kind-text.ts'
import { airdropStates } from '../shared/airdrop-state.ts'
import { airdropStateText } from '../shared/airdrop-state-badge.tsx'
import classes from './airdrop-list.module.css'
import { type AirdropListSearch, type AirdropSort, sortOptions } from './airdrop-list-search.ts'

const sortTexts: Record<AirdropSort, () => string> = {
  newest: m.lock_sort_newest,
  end: m.airlist_sort_end,
  accounts: m.airlist_sort_accounts,
}

interface FilterProps {
  search: AirdropListSearch
  onChange: (next: AirdropListSearch) => void
}

function SearchFilter({ search, onChange }: FilterProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, q: text }), 250)
  return (
    <TextInput
      className={classes.search}
      aria-label={m.airlist_search()}
      placeholder={m.airlist_search()}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      maxLength={64}
      defaultValue={search.q ?? ''}
      key={search.q === undefined ? 'empty' : 'given'}
      onChange={(event) => find(event.currentTarget.value.trim())}
    />
  )
}

/** Which airdrops, in which order; all of it stands in the address bar. */
export function AirdropFilters(props: FilterProps) {
  const { search, onChange } = props
  const choose = (field: 'kind' | 'state' | 'sort', value: string) =>
    onChange({ ...search, [field]: value || undefined })
  return (
    <search className={classes.filters}>
      <div className={classes.filterRow}>
        <SearchFilter {...props} />
      </div>
      <div className={classes.choices}>
        <NativeSelect
          aria-label={m.airdrop_kind()}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) => choose('kind', value)}
          data={[
            { value: '', label: m.airlist_kind_all() },
            ...airdropKinds.map((value) => ({ value, label: airdropKindText(value) })),
          ]}
        />
        <NativeSelect
          aria-label={m.lock_column_state()}
          value={search.state ?? ''}
          onChange={({ currentTarget: { value } }) => choose('state', value)}
          data={[
            { value: '', label: m.lock_filter_state_all() },
            ...airdropStates.map((value) => ({ value, label: airdropStateText(value) })),
          ]}
        />
        <NetworkFilter
          network={search.network}
          onChange={(network) => onChange({ ...search, network })}
        />
        <NativeSelect
          aria-label={m.lock_sort()}
          value={search.sort ?? 'newest'}
          onChange={({ currentTarget: { value } }) => choose('sort', value)}
          data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
        />
      </div>
    </search>
  )
}
