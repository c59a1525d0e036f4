import { Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { NetworkFilter } from '../../core/network-filter.tsx'
import { rowOfSummary } from '../../presale/list/presale-row.ts'
import { useLivePresaleList, usePresaleList } from '../../presale/list/use-presale-list.ts'
import { statusLabels } from '../../presale/shared/presale-labels.ts'
import classes from './progress.module.css'
import { ProgressRow } from './progress-row.tsx'
import {
  type ProgressSearch,
  progressStates,
  readProgressSearch,
  toPresaleListSearch,
} from './progress-search.ts'

interface PartProps {
  search: ProgressSearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

function Filters({ search, onChange }: PartProps) {
  const find = useDebouncedCallback((text: string) => onChange({ ...search, search: text }), 250)
  return (
    <search className={classes.filters}>
      <SegmentedControl
        aria-label={m.lock_column_state()}
        value={search.state ?? 'running'}
        onChange={(state) => onChange({ ...search, state })}
        data={progressStates.map((value) => ({ value, label: statusLabels[value]() }))}
      />
      <TextInput
        className={classes.search}
        type="search"
        aria-label={m.presale_list_search()}
        placeholder={m.presale_list_search()}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        maxLength={64}
        defaultValue={search.search ?? ''}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <NetworkFilter
        network={search.network}
        onChange={(network) => onChange({ ...search, network })}
      />
    </search>
  )
}

function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={96} />
      ))}
    </div>
  )
}

function Nothing({ search, onChange }: PartProps) {
  const isElsewhere = search.network === 'all'
  return (
    <EmptyState
      title={m.presale_list_empty_search_title()}
      text={m.template_progress_empty_text()}
      actions={
        <>
          {!isElsewhere && (
            <Button
              variant="default"
              onClick={() => onChange({ state: search.state, network: 'all' })}
            >
              {m.template_progress_everywhere()}
            </Button>
          )}
          <Button component={AppLink} to="/presale/create">
            {m.presale_list_new()}
          </Button>
        </>
      }
    />
  )
}

function Presales({ search, onChange }: PartProps) {
  const list = usePresaleList(toPresaleListSearch(search), undefined)
  if (list.isPending) return <Waiting />
  if (list.isError && list.items.length === 0)
    return (
      <ErrorState
        title={m.presale_list_error_title()}
        text={<IndexAway rest={m.template_query_error_text()} />}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.items.length === 0) return <Nothing search={search} onChange={onChange} />
  return (
    <>
      <ul className={classes.list} aria-label={m.shell_route_list_basic()}>
        {list.items.map((presale) => (
          <ProgressRow key={presale.id} row={rowOfSummary(presale)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.presale_list_more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Presales line by line, moving while one looks (specification, section 2, basic list; ADR 0193). */
export function ProgressPage({ search }: { search: ProgressSearch }) {
  useLivePresaleList()
  const navigate = useNavigate()
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/list/basic',
      search: (previous) => ({ chain: previous.chain, ...readProgressSearch(next) }),
      replace: true,
    })
  return (
    <>
      <PageHeader title={m.shell_route_list_basic()} description={m.template_progress_lead()} />
      <Filters search={search} onChange={change} />
      <Panel padding="flush">
        <Presales search={search} onChange={change} />
      </Panel>
    </>
  )
}
