import { NativeSelect, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import type { PresaleFilters } from './filter-presales.ts'
import classes from './list.module.css'

const statuses = {
  all: m.presale_list_status_all,
  coming: m.presale_status_coming,
  running: m.presale_status_running,
  waiting: m.presale_status_waiting,
  finished: m.presale_status_finished,
  canceled: m.presale_status_canceled,
} satisfies Record<PresaleFilters['status'], () => string>

interface ListFiltersProps {
  filters: PresaleFilters
  onChange: (filters: PresaleFilters) => void
}

/** Whose presales, in which state, by which name. */
export function ListFilters({ filters, onChange }: ListFiltersProps) {
  const change = (part: Partial<PresaleFilters>) => onChange({ ...filters, ...part })
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label={m.presale_list_whose()}
        value={filters.whose}
        onChange={(whose) => change({ whose })}
        data={[
          { value: 'all', label: m.presale_list_whose_all() },
          { value: 'mine', label: m.presale_list_whose_mine() },
          { value: 'contributed', label: m.presale_list_whose_contributed() },
        ]}
      />
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={m.solpresalemake_list_search()}
        placeholder={m.solpresalemake_list_search()}
        leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        value={filters.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={m.presale_list_status()}
        value={filters.status}
        onChange={(event) =>
          change({ status: event.currentTarget.value as PresaleFilters['status'] })
        }
        data={Object.entries(statuses).map(([value, label]) => ({ value, label: label() }))}
      />
    </div>
  )
}
