import { NativeSelect, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import type { PoolFilters } from './filter-pools.ts'
import classes from './list.module.css'

const statuses = {
  all: m.stakelist_filter_state_all,
  coming: m.stakepage_status_coming,
  running: m.stakepage_status_running,
  closed: m.stakepage_status_closed,
  ended: m.stakepage_status_ended,
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
        aria-label={m.stakelist_own()}
        value={filters.whose}
        onChange={(whose) => change({ whose })}
        data={[
          { value: 'all', label: m.presale_list_whose_all() },
          { value: 'staked', label: m.stakelist_own_staked() },
          { value: 'created', label: m.stakelist_own_created() },
        ]}
      />
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={m.solstakemake_list_search()}
        placeholder={m.solstakemake_list_search()}
        leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        value={filters.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={m.stakelist_filter_state()}
        value={filters.status}
        onChange={(event) => change({ status: event.currentTarget.value as PoolFilters['status'] })}
        data={Object.entries(statuses).map(([value, label]) => ({ value, label: label() }))}
      />
    </div>
  )
}
