import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import { tokenTemplates } from '../shared/token-templates.ts'
import classes from './token-list.module.css'
import {
  sortOptions,
  type TokenListSearch,
  type TokenSort,
  type Trading,
  tradingOptions,
  type Whose,
  whoseOptions,
} from './token-list-search.ts'

const whoseTexts: Record<Whose, () => string> = {
  owned: m.token_list_owner_owned,
  created: m.token_list_owner_created,
  all: m.token_list_owner_all,
}

const sortTexts: Record<TokenSort, () => string> = {
  '-createdAt': m.token_list_sort_newest,
  createdAt: m.token_list_sort_oldest,
  name: m.token_list_sort_name,
  '-holders': m.token_list_sort_holders,
}

const tradingTexts: Record<Trading, () => string> = {
  open: m.token_list_trading_open,
  closed: m.token_list_trading_closed,
}

interface TokenListFiltersProps {
  search: TokenListSearch
  onChange: (next: TokenListSearch) => void
}

/** Search, filters and order of the list; all of it stands in the address bar. */
export function TokenListFilters({ search, onChange }: TokenListFiltersProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, search: text }), 250)
  return (
    <search className={classes.filters}>
      <SegmentedControl
        aria-label={m.token_list_whose()}
        value={search.whose ?? 'owned'}
        onChange={(whose) => onChange({ ...search, whose })}
        data={whoseOptions.map((value) => ({ value, label: whoseTexts[value]() }))}
      />
      <TextInput
        className={classes.search}
        aria-label={m.token_list_search()}
        placeholder={m.token_list_search()}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        defaultValue={search.search ?? ''}
        key={search.search === undefined ? 'empty' : 'given'}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={m.token_list_template()}
        value={search.template?.toString() ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...search, template: value ? Number(value) : undefined })
        }
        data={[
          { value: '', label: m.token_list_template_all() },
          ...tokenTemplates.map(({ templateId, name }) => ({
            value: String(templateId),
            label: name(),
          })),
        ]}
      />
      <NativeSelect
        aria-label={m.token_list_trading()}
        value={search.trading ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...search, trading: tradingOptions.find((option) => option === value) })
        }
        data={[
          { value: '', label: m.token_list_trading_any() },
          ...tradingOptions.map((value) => ({ value, label: tradingTexts[value]() })),
        ]}
      />
      <NativeSelect
        className={classes.sort}
        aria-label={m.token_list_sort()}
        value={search.sort ?? '-createdAt'}
        onChange={({ currentTarget }) =>
          onChange({ ...search, sort: currentTarget.value as TokenSort })
        }
        data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
      />
    </search>
  )
}
