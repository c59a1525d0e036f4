import { NativeSelect, TextInput } from '@mantine/core'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import type { ListFilterValues } from './filter-listed.ts'
import classes from './list-filters.module.css'

/** Choices by their values, in their order. */
type Choices<Value extends string> = Readonly<Record<Value | 'all', () => string>>

interface ListFiltersProps<Whose extends string, Status extends string> {
  /** What each of the three is called. */
  labels: { readonly whose: string; readonly search: string; readonly status: string }
  whose: Choices<Whose>
  statuses: Choices<Status>
  filters: ListFilterValues<Whose, Status>
  onChange: (filters: ListFilterValues<Whose, Status>) => void
}

const optionsOf = <Value extends string>(choices: Choices<Value>) =>
  (Object.entries(choices) as [Value | 'all', () => string][]).map(([value, label]) => ({
    value,
    label: label(),
  }))

/** Whose things of a list, in which state, by which name. */
export function ListFilters<Whose extends string, Status extends string>({
  labels,
  whose,
  statuses,
  filters,
  onChange,
}: ListFiltersProps<Whose, Status>) {
  const change = (part: Partial<typeof filters>) => onChange({ ...filters, ...part })
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label={labels.whose}
        value={filters.whose}
        onChange={(chosen) => change({ whose: chosen })}
        data={optionsOf(whose)}
      />
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={labels.search}
        placeholder={labels.search}
        leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        value={filters.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={labels.status}
        value={filters.status}
        onChange={(event) => change({ status: event.currentTarget.value as Status | 'all' })}
        data={optionsOf(statuses)}
      />
    </div>
  )
}
