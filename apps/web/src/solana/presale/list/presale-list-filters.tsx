import { m } from '@slipway/messages'
import { ListFilters } from '../../list/list-filters.tsx'
import type { PresaleFilters } from './filter-presales.ts'

const whose = {
  all: m.presale_list_whose_all,
  mine: m.presale_list_whose_mine,
  contributed: m.presale_list_whose_contributed,
} satisfies Record<PresaleFilters['whose'], () => string>

const statuses = {
  all: m.presale_list_status_all,
  coming: m.presale_status_coming,
  running: m.presale_status_running,
  waiting: m.presale_status_waiting,
  finished: m.presale_status_finished,
  canceled: m.presale_status_canceled,
} satisfies Record<PresaleFilters['status'], () => string>

interface PresaleListFiltersProps {
  filters: PresaleFilters
  onChange: (filters: PresaleFilters) => void
}

/** Whose presales, in which state, by which name. */
export function PresaleListFilters(props: PresaleListFiltersProps) {
  const labels = {
    whose: m.presale_list_whose(),
    search: m.solpresalemake_list_search(),
    status: m.presale_list_status(),
  }
  return <ListFilters {...{ labels, whose, statuses, ...props }} />
}
