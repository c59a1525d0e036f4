import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconSearch } from '@tabler/icons-react'
import { phaseTexts } from '../shared/phase-badge.tsx'
import classes from './nft-list.module.css'
import { type ListSort, listSorts, listStates, type NftListSearch } from './nft-list-search.ts'

const sortTexts: Readonly<Record<ListSort, () => string>> = {
  newest: m.nftlist_sort_newest,
  end: m.nftlist_sort_end,
  minted: m.nftlist_sort_minted,
}

interface NftFiltersProps {
  search: NftListSearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

/** Narrows and orders the list; what is set stands in the address, so that it can be shared. */
export function NftFilters({ search, onChange }: NftFiltersProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, search: text }), 250)
  return (
    <search className={classes.filters}>
      <TextInput
        aria-label={m.nftlist_search()}
        placeholder={m.nftlist_search_hint()}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        maxLength={64}
        defaultValue={search.search ?? ''}
        key={search.search === undefined ? 'empty' : 'given'}
        onChange={(event) => find(event.currentTarget.value.trim())}
      />
      <NativeSelect
        aria-label={m.nftlist_state()}
        value={search.state ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...search, state: value })}
        data={[
          { value: '', label: m.nftlist_state_all() },
          ...listStates.map((value) => ({ value, label: phaseTexts[value]() })),
        ]}
      />
      <NativeSelect
        aria-label={m.nftlist_sort()}
        value={search.sort ?? 'newest'}
        onChange={({ currentTarget: { value } }) => onChange({ ...search, sort: value })}
        data={listSorts.map((value) => ({ value, label: sortTexts[value]() }))}
      />
    </search>
  )
}
