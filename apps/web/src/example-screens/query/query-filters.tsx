import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconSearch } from '@tabler/icons-react'
import { AddressFilter } from '../../core/address-filter.tsx'
import { NetworkFilter } from '../../core/network-filter.tsx'
import classes from './query.module.css'
import { kindNames, queryState, sortName } from './query-labels.ts'
import { type QuerySearch, queryKinds, queryRules } from './query-search.ts'

interface QueryFiltersProps {
  search: QuerySearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

/** A text in names, or an address; the index finds locks by addresses alone. */
function TextFilter({ search, onChange }: QueryFiltersProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, search: text }), 250)
  if (search.kind === 'lock')
    return (
      <AddressFilter
        className={classes.search}
        label={m.template_query_asset()}
        address={search.search}
        onChange={(text) => onChange({ ...search, search: text })}
      />
    )
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={m.template_query_search()}
      placeholder={m.template_query_search()}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      maxLength={64}
      defaultValue={search.search ?? ''}
      key={search.search === undefined ? 'empty' : 'given'}
      onChange={(event) => find(event.currentTarget.value.trim())}
    />
  )
}

/** What is listed, where, which of it, in which order; all of it stands in the address bar. */
export function QueryFilters({ search, onChange }: QueryFiltersProps) {
  const kind = search.kind ?? 'presale'
  const { states, sorts } = queryRules[kind]
  return (
    <search className={classes.filters}>
      <div className={classes.row}>
        <TextFilter search={search} onChange={onChange} />
        <AddressFilter
          className={classes.search}
          label={m.lock_filter_owner()}
          address={search.owner}
          onChange={(owner) => onChange({ ...search, owner })}
        />
      </div>
      <div className={classes.row}>
        <NativeSelect
          aria-label={m.template_query_kind()}
          value={kind}
          // States and orders of one kind say nothing of another.
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: value, network: search.network, owner: search.owner })
          }
          data={queryKinds.map((value) => ({ value, label: kindNames[value]() }))}
        />
        <NativeSelect
          aria-label={m.lock_column_state()}
          value={search.state ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...search, state: value })}
          data={[
            { value: '', label: m.lock_filter_state_all() },
            ...states.map((value) => ({ value, label: queryState(kind, value)?.text ?? value })),
          ]}
        />
        <NetworkFilter
          network={search.network}
          onChange={(network) => onChange({ ...search, network })}
        />
        <NativeSelect
          aria-label={m.lock_sort()}
          value={search.sort ?? sorts[0]}
          onChange={({ currentTarget: { value } }) => onChange({ ...search, sort: value })}
          data={sorts.map((value) => ({ value, label: sortName(value) }))}
        />
      </div>
    </search>
  )
}
