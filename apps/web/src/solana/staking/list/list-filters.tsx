import { NativeSelect, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import type { PoolFilters } from './filter-pools.ts'
import classes from './list.module.css'

const statuses = {
  all: m.poollist_filter_state_all,
  coming: m.poolpage_status_coming,
  running: m.poolpage_status_running,
  closed: m.poolpage_status_closed,
  ended: m.poolpage_status_ended,
} satisfies Record<PoolFilters['status'], () => string>

interface ListFiltersProps {
  filters: PoolFilters
  onChange: (filters: PoolFilters) => void
}

/** Whose pools, in which state, by which name. */
export function ListFilters({ filters, onChange }: ListFiltersProps) {
  const change = (part: Partial<PoolFilters>) => onChange({ ...filters, ...part })
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label={m.poollist_own()}
        value={filters.whose}
        onChange={(whose) => change({ whose })}
        data={[
          { value: 'all', label: m.presale_list_whose_all() },
          { value: 'staked', label: m.poollist_own_staked() },
          { value: 'created', label: m.poollist_own_created() },
        ]}
      />
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={m.stakecreate_list_search()}
        placeholder={m.stakecreate_list_search()}
        leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        value={filters.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={m.poollist_filter_state()}
        value={filters.status}
        onChange={(event) => change({ status: event.currentTarget.value as PoolFilters['status'] })}
        data={Object.entries(statuses).map(([value, label]) => ({ value, label: label() }))}
      />
    </div>
  )
}
