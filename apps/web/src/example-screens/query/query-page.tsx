import { Button, Skeleton } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { activeChain } from '../../core/active-chain.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import classes from './query.module.css'
import { QueryExport } from './query-export.tsx'
import { QueryFilters } from './query-filters.tsx'
import { isNarrowed, type QuerySearch, readQuerySearch } from './query-search.ts'
import { QueryTable } from './query-table.tsx'
import { readQueryPage } from './read-query-page.ts'

const PAGE_SIZE = 25

/** The list as the index has it, page after page. */
function useQueryList(search: QuerySearch) {
  const query = useInfiniteQuery({
    queryKey: ['template', 'query', activeChain.shortname, search],
    queryFn: ({ pageParam, signal }) =>
      readQueryPage(search, { limit: PAGE_SIZE, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: retryWhileAway,
  })
  return { ...query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] }
}

interface PartProps {
  search: QuerySearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

/** Rows while the first page is on the way. */
function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height={52} />
      ))}
    </div>
  )
}

function Nothing({ search, onChange }: PartProps) {
  if (!isNarrowed(search))
    return (
      <EmptyState title={m.template_query_empty_title()} text={m.template_query_empty_text()} />
    )
  return (
    <EmptyState
      title={m.token_list_empty_search_title()}
      text={m.presale_list_empty_search_text()}
      actions={
        <Button
          variant="default"
          onClick={() => onChange({ kind: search.kind, network: search.network })}
        >
          {m.token_list_clear_filters()}
        </Button>
      }
    />
  )
}

function Results({ search, onChange }: PartProps) {
  const list = useQueryList(search)
  if (list.isPending) return <Waiting />
  if (list.isError && list.rows.length === 0)
    return (
      <ErrorState
        title={m.template_query_error_title()}
        text={<IndexAway rest={m.template_query_error_text()} />}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.rows.length === 0) return <Nothing search={search} onChange={onChange} />
  const count = formatInteger(list.rows.length)
  const total = list.hasNextPage
    ? m.template_query_shown_more({ count })
    : m.template_query_shown({ count })
  return (
    <>
      <div className={classes.head}>
        <span role="status">{total}</span>
        <QueryExport key={JSON.stringify(search)} search={search} />
      </div>
      <QueryTable kind={search.kind ?? 'presale'} rows={list.rows} caption={total} />
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.token_list_more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** A table over everything that was launched (specification, section 2, query list; ADR 0193). */
export function QueryPage({ search }: { search: QuerySearch }) {
  const navigate = useNavigate()
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/list/query',
      search: (previous) => ({ chain: previous.chain, ...readQuerySearch(next) }),
      replace: true,
    })
  return (
    <>
      <PageHeader title={m.shell_route_list_query()} description={m.template_query_lead()} />
      <QueryFilters search={search} onChange={change} />
      <Panel padding="flush">
        <Results search={search} onChange={change} />
      </Panel>
    </>
  )
}
