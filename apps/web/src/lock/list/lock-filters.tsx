import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import { useOfferedChains } from '../../shell/use-offered-chains.ts'
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

interface AddressFilterProps extends FilterProps {
  field: 'token' | 'owner'
  label: string
}

/** An address that the list is narrowed to; it counts once it is whole. */
function AddressFilter({ field, label, search, onChange }: AddressFilterProps) {
  const [isWrong, setWrong] = useState(false)
  const find = useDebouncedCallback((text: string) => {
    const reading = readAddress(text)
    setWrong(text !== '' && !reading.ok)
    if (text === '') onChange({ ...search, [field]: undefined })
    else if (reading.ok) onChange({ ...search, [field]: reading.address })
  }, 250)
  return (
    <TextInput
      className={classes.search}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      error={isWrong && m.lock_filter_address_invalid()}
      defaultValue={search[field] ?? ''}
      key={search[field] === undefined ? 'empty' : 'given'}
      onChange={(event) => find(event.currentTarget.value.trim())}
    />
  )
}

/** This network, all of them, or one of the others; the catalogue loads when somebody looks at the choice. */
function NetworkFilter({ search, onChange }: FilterProps) {
  const [isOpened, setOpened] = useState(search.network !== undefined)
  const others = useOfferedChains(isOpened) ?? []
  return (
    <NativeSelect
      aria-label={m.lock_filter_network()}
      value={search.network ?? ''}
      onFocus={() => setOpened(true)}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...search, network: value || undefined })
      }
      data={[
        { value: '', label: activeChain.name },
        { value: 'all', label: m.lock_filter_network_all() },
        ...others
          .filter(({ type, shortname }) => type === 'evm' && shortname !== activeChain.shortname)
          .map(({ shortname, name }) => ({ value: shortname, label: name })),
      ]}
    />
  )
}

/** Whose locks, which of them, in which order; all of it stands in the address bar. */
export function LockFilters(props: FilterProps) {
  const { search, onChange } = props
  return (
    <search className={classes.filters}>
      <div className={classes.filterRow}>
        <SegmentedControl
          aria-label={m.lock_whose()}
          value={search.whose ?? 'all'}
          onChange={(whose) => onChange({ ...search, whose: whose as Whose })}
          data={whoseOptions.map((value) => ({ value, label: whoseTexts[value]() }))}
        />
        <AddressFilter {...props} field="token" label={m.lock_filter_token()} />
        {search.whose !== 'mine' && (
          <AddressFilter {...props} field="owner" label={m.lock_filter_owner()} />
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
        <NetworkFilter {...props} />
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
