import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import { NetworkFilter } from '../../core/network-filter.tsx'
import { badgeLabels, presaleKinds, statusLabels } from '../shared/presale-labels.ts'
import classes from './presale-list.module.css'
import {
  badgeOptions,
  kindOptions,
  type PresaleListSearch,
  type PresaleSort,
  type PresaleView,
  sortOptions,
  statusOptions,
  viewOptions,
  type Whose,
  whoseOptions,
} from './presale-list-search.ts'

const whoseTexts: Record<Whose, () => string> = {
  all: m.presale_list_whose_all,
  mine: m.presale_list_whose_mine,
  contributed: m.presale_list_whose_contributed,
}

const sortTexts: Record<PresaleSort, () => string> = {
  '-createdAt': m.presale_list_sort_newest,
  start: m.presale_list_sort_start,
  end: m.presale_list_sort_end,
  '-raised': m.presale_list_sort_raised,
  '-progress': m.presale_list_sort_progress,
  '-users': m.presale_list_sort_users,
}

const viewTexts: Record<PresaleView, () => string> = {
  cards: m.presale_list_view_cards,
  table: m.presale_list_view_table,
}

interface PresaleFiltersProps {
  search: PresaleListSearch
  onChange: (next: PresaleListSearch) => void
}

interface ChoiceProps<Value extends string> {
  label: string
  any: string
  options: readonly Value[]
  texts: (value: Value) => string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, options, texts, value, onChange } = props
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option === currentTarget.value))
      }
      data={[
        { value: '', label: any },
        ...options.map((option) => ({ value: option, label: texts(option) })),
      ]}
    />
  )
}

/** Search, filters, order and look of the list; all of it stands in the address bar. */
export function PresaleFilters({ search, onChange }: PresaleFiltersProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, search: text }), 250)
  return (
    <search className={classes.filters}>
      <div className={classes.filterRow}>
        <SegmentedControl
          aria-label={m.presale_list_whose()}
          value={search.whose ?? 'all'}
          onChange={(whose) => onChange({ ...search, whose })}
          data={whoseOptions.map((value) => ({ value, label: whoseTexts[value]() }))}
        />
        <TextInput
          className={classes.search}
          aria-label={m.presale_list_search()}
          placeholder={m.presale_list_search()}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          defaultValue={search.search ?? ''}
          key={search.search === undefined ? 'empty' : 'given'}
          maxLength={64}
          onChange={(event) => find(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={m.presale_list_view()}
          value={search.view ?? 'cards'}
          onChange={(view) => onChange({ ...search, view })}
          data={viewOptions.map((value) => ({ value, label: viewTexts[value]() }))}
        />
      </div>
      <div className={classes.choices}>
        <Choice
          label={m.presale_list_status()}
          any={m.presale_list_status_all()}
          options={statusOptions}
          texts={(value) => statusLabels[value]()}
          value={search.status}
          onChange={(status) => onChange({ ...search, status })}
        />
        <Choice
          label={m.presale_list_kind()}
          any={m.presale_list_kind_all()}
          options={kindOptions}
          texts={(value) => presaleKinds[value].name()}
          value={search.kind}
          onChange={(kind) => onChange({ ...search, kind })}
        />
        <Choice
          label={m.presale_list_badge()}
          any={m.presale_list_badge_all()}
          options={badgeOptions}
          texts={(value) => badgeLabels[value]()}
          value={search.badge}
          onChange={(badge) => onChange({ ...search, badge })}
        />
        <NetworkFilter
          network={search.network}
          onChange={(network) => onChange({ ...search, network })}
        />
        <NativeSelect
          aria-label={m.presale_list_sort()}
          value={search.sort ?? '-createdAt'}
          onChange={({ currentTarget }) =>
            onChange({ ...search, sort: currentTarget.value as PresaleSort })
          }
          data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
        />
      </div>
    </search>
  )
}
