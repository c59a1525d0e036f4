import { m } from '@slipway/messages'
import { ListFilters } from '../../list/list-filters.tsx'
import type { PoolFilters } from './filter-pools.ts'

const whose = {
  all: m.presale_list_whose_all,
  staked: m.stakelist_own_staked,
  created: m.stakelist_own_created,
} satisfies Record<PoolFilters['whose'], () => string>

const statuses = {
  all: m.stakelist_filter_state_all,
  coming: m.stakepage_status_coming,
  running: m.stakepage_status_running,
  closed: m.stakepage_status_closed,
  ended: m.stakepage_status_ended,
} satisfies Record<PoolFilters['status'], () => string>

interface PoolListFiltersProps {
  filters: PoolFilters
  onChange: (filters: PoolFilters) => void
}

/** Whose pools, in which state, by which name. */
export function PoolListFilters(props: PoolListFiltersProps) {
  const labels = {
    whose: m.stakelist_own(),
    search: m.solstakemake_list_search(),
    status: m.stakelist_filter_state(),
  }
  return <ListFilters {...{ labels, whose, statuses, ...props }} />
}
