import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { addressProblemText } from '../form/address-problem-text.ts'
import { slotStatusTexts } from './slot-labels.ts'
import {
  type SlotSearch,
  type SlotSort,
  type SlotStatus,
  slotSorts,
  slotStatuses,
} from './slot-search.ts'
import classes from './slots.module.css'

const sortTexts: Readonly<Record<SlotSort, () => string>> = {
  '-createdAt': m.whitelist_sort_newest,
  price: m.whitelist_sort_cheapest,
  '-price': m.whitelist_sort_dearest,
  expires: m.whitelist_sort_expiring,
}

interface SlotFiltersProps {
  search: SlotSearch
  onChange: (next: SlotSearch) => void
}

/** Which offers, in which order; all of it stands in the address bar. */
export function SlotFilters({ search, onChange }: SlotFiltersProps) {
  const [problem, setProblem] = useState<string>()
  const find = useDebouncedCallback((text: string) => {
    const reading = readAddress(text)
    setProblem(text === '' || reading.ok ? undefined : addressProblemText(reading.code))
    if (text === '') onChange({ ...search, presale: undefined })
    else if (reading.ok) onChange({ ...search, presale: reading.address })
  }, 250)
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        aria-label={m.whitelist_filter_presale()}
        placeholder={m.whitelist_filter_presale()}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        error={problem}
        defaultValue={search.presale ?? ''}
        key={search.presale === undefined ? 'empty' : 'given'}
        onChange={(event) => find(event.currentTarget.value.trim())}
      />
      <NativeSelect
        aria-label={m.whitelist_filter_status()}
        value={search.status ?? 'open'}
        onChange={({ currentTarget }) =>
          onChange({ ...search, status: currentTarget.value as SlotStatus })
        }
        data={slotStatuses.map((value) => ({
          value,
          label: value === 'any' ? m.whitelist_status_any() : slotStatusTexts[value](),
        }))}
      />
      <NativeSelect
        aria-label={m.whitelist_sort()}
        value={search.sort ?? '-createdAt'}
        onChange={({ currentTarget }) =>
          onChange({ ...search, sort: currentTarget.value as SlotSort })
        }
        data={slotSorts.map((value) => ({ value, label: sortTexts[value]() }))}
      />
    </search>
  )
}
