import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { IconSearch } from '@tabler/icons-react'
import { tokenTemplates } from '../shared/token-templates.ts'
import classes from './token-list.module.css'
import {
  sortOptions,
  type TokenListSearch,
  type TokenSort,
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
        onChange={(whose) => onChange({ ...search, whose: whose as Whose })}
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
      {tokenTemplates.length > 1 && (
        <Select
          aria-label={m.token_list_template()}
          placeholder={m.token_list_template_all()}
          clearable
          value={search.template?.toString() ?? null}
          onChange={(value) => onChange({ ...search, template: value ? Number(value) : undefined })}
          data={tokenTemplates.map(({ templateId, name }) => ({
            value: String(templateId),
            label: name(),
          }))}
        />
      )}
      <Select
        className={classes.sort}
        aria-label={m.token_list_sort()}
        allowDeselect={false}
        value={search.sort ?? '-createdAt'}
        onChange={(sort) => onChange({ ...search, sort: sort as TokenSort })}
        data={sortOptions.map((value) => ({ value, label: sortTexts[value]() }))}
      />
    </search>
  )
}
