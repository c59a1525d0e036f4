import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { AddressFilter } from '../../core/address-filter.tsx'
import { NetworkFilter } from '../../core/network-filter.tsx'
import { kindText } from '../shared/kind-text.ts'
import { lockStates } from '../shared/lock-state.ts'
import { lockStateText } from '../shared/lock-state-badge.tsx'
import { lockerKinds } from '../shared/locker-kinds.ts'
import classes from './lock-list.module.css'
import {
  type LockListSearch,
  type LockSort,
  sortOptions,
  type Whose,
  whoseOptions,
} from './lock-list-search.ts'

const whoseTexts: Record<Whose, () => string> = {
  all: m.lock_whose_all,
  mine: m.lock_whose_mine,
}

const sortTexts: Record<LockSort, () => string> = {
  newest: m.lock_sort_newest,
  unlock: m.lock_sort_unlock,
  amount: m.lock_sort_amount,
}

interface FilterProps {
  search: LockListSearch
  onChange: (next: LockListSearch) => void
}

/** Whose locks, which of them, in which order; all of it stands in the address bar. */
export function LockFilters({ search, onChange }: FilterProps) {
  return (
    <search className={classes.filters}>
      <div className={classes.filterRow}>
        <SegmentedControl
          aria-label={m.lock_whose()}
          value={search.whose ?? 'all'}
          onChange={(whose) => onChange({ ...search, whose })}
          data={whoseOptions.map((value) => ({ value, label: whoseTexts[value]() }))}
        />
        <AddressFilter
          className={classes.search}
          label={m.lock_filter_token()}
          address={search.token}
          onChange={(token) => onChange({ ...search, token })}
        />
        {search.whose !== 'mine' && (
          <AddressFilter
            className={classes.search}
            label={m.lock_filter_owner()}
            address={search.owner}
            onChange={(owner) => onChange({ ...search, owner })}
          />
        )}
      </div>
      <div className={classes.choices}>
        <NativeSelect
          aria-label={m.lock_filter_kind()}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, kind: lockerKinds.find((kind) => kind === value) })
          }
          data={[
            { value: '', label: m.lock_filter_kind_all() },
            ...lockerKinds.map((value) => ({ value, label: kindText(value) })),
          ]}
        />
        <NativeSelect
          aria-label={m.lock_filter_state()}
          value={search.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, state: lockStates.find((state) => state === value) })
          }
          data={[
            { value: '', label: m.lock_filter_state_all() },
            ...lockStates.map((value) => ({ value, label: lockStateText(value) })),
          ]}
        />
        <NetworkFilter
          network={search.network}
          onChange={(network) => onChange({ ...search, network })}
        />
        <NativeSelect
          aria-label={m.lock_sort()}
          value={search.sort ?? 'newest'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...search, sort: value as LockSort })
          }
          data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
        />
      </div>
    </search>
  )
}
