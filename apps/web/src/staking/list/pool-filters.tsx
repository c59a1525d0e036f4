import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { poolKinds } from '@slipway/sdk/platform/pool-kinds'
import { IconSearch } from '@tabler/icons-react'
import { NetworkFilter } from '../../core/network-filter.tsx'
import { poolStatusTexts } from '../shared/pool-status-badge.tsx'
import { kindTexts } from './kind-texts.ts'
import classes from './pool-list.module.css'
import {
  type PoolListSearch,
  type PoolSort,
  sortOptions,
  stateOptions,
} from './pool-list-search.ts'

const sortTexts: Record<PoolSort, () => string> = {
  newest: m.stakelist_sort_newest,
  apr: m.stakelist_sort_apr,
  staked: m.stakelist_sort_staked,
  stakers: m.stakelist_sort_stakers,
  end: m.stakelist_sort_end,
}

interface FilterProps {
  search: PoolListSearch
  onChange: (next: PoolListSearch) => void
}

/** Which pools, in which order; all of it stands in the address bar. */
export function PoolFilters({ search, onChange }: FilterProps) {
  const find = useDebouncedCallback(
    (text: string) => onChange({ ...search, search: text || undefined }),
    250,
  )
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        aria-label={m.stakelist_search()}
        placeholder={m.stakelist_search()}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        maxLength={64}
        defaultValue={search.search ?? ''}
        key={search.search === undefined ? 'empty' : 'given'}
        onChange={(event) => find(event.currentTarget.value.trim())}
      />
      <div className={classes.choices}>
        <NativeSelect
          aria-label={m.stakelist_filter_kind()}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, kind: poolKinds.find((kind) => kind === value) })
          }
          data={[
            { value: '', label: m.stakelist_filter_kind_all() },
            ...poolKinds.map((value) => ({ value, label: kindTexts[value]() })),
          ]}
        />
        <NativeSelect
          aria-label={m.stakelist_filter_state()}
          value={search.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, state: stateOptions.find((state) => state === value) })
          }
          data={[
            { value: '', label: m.stakelist_filter_state_all() },
            ...stateOptions.map((value) => ({ value, label: poolStatusTexts[value]() })),
          ]}
        />
        <NetworkFilter
          network={search.network}
          onChange={(network) => onChange({ ...search, network })}
        />
        <NativeSelect
          aria-label={m.stakelist_sort()}
          value={search.sort ?? 'newest'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, sort: value as PoolSort })
          }
          data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
        />
      </div>
    </search>
  )
}
