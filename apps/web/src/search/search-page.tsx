import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { activeChain } from '../core/active-chain.ts'
import { addressProblem } from './address-problem.ts'
import classes from './search.module.css'
import { SearchResults } from './search-results.tsx'
import { readSearchState, type SearchState } from './search-state.ts'
import { UnreadClusters } from './unread-clusters.tsx'
import { useSearch } from './use-search.ts'

/** Hits of each kind on the page. */
const HITS = 12

interface FieldProps {
  state: SearchState
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

function SearchFields({ state, onChange }: FieldProps) {
  const find = useDebouncedCallback((q: string) => onChange({ ...state, q }), 250)
  return (
    <search className={classes.fields}>
      <TextInput
        className={classes.field}
        type="search"
        aria-label={m.search_label()}
        placeholder={m.search_placeholder()}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        maxLength={64}
        defaultValue={state.q ?? ''}
        onChange={(event) => find(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={m.search_network()}
        value={state.network ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...state, network: value })}
        data={[
          { value: '', label: m.search_network_all() },
          { value: 'here', label: activeChain.name },
        ]}
      />
    </search>
  )
}

/** Places of the hits while they are on the way. */
function Waiting() {
  return (
    <Panel>
      <div className={classes.waiting} role="status" aria-label={m.search_loading()}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height={44} />
        ))}
      </div>
    </Panel>
  )
}

function Found({ state }: { state: SearchState }) {
  const { data, isError, isFetching, refetch, mints, unread } = useSearch(state, HITS)
  const { q } = state
  if (q === undefined)
    return (
      <Panel>
        <EmptyState title={m.search_hint_title()} text={m.search_hint_text()} />
      </Panel>
    )
  const problem = addressProblem(q)
  const failure = isError && (
    <ErrorState
      title={m.search_error_title()}
      text={m.search_error_text()}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
  // Clusters say what is at an address also while the index is away.
  if (failure && mints.length === 0) return failure
  if (!data) return <Waiting />
  return (
    <>
      {failure}
      <UnreadClusters names={unread} />
      {problem && (
        <NoticeBox tone="warn" role="alert">
          {problem}
        </NoticeBox>
      )}
      {data.groups.length > 0 || data.address ? (
        <SearchResults result={data} q={q} />
      ) : (
        <Panel>
          <div role="status">
            <EmptyState title={m.search_none_title({ text: q })} text={m.search_none_text()} />
          </div>
        </Panel>
      )}
    </>
  )
}

/** Everything that the index knows, by name or address (settled S-10, `/search`). */
export function SearchPage({ state }: { state: SearchState }) {
  const navigate = useNavigate()
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/search',
      search: (previous) => ({ chain: previous.chain, ...readSearchState(next) }),
      replace: true,
    })
  return (
    <>
      <PageHeader title={m.shell_route_search()} description={m.search_lead()} />
      <div className={classes.page}>
        <SearchFields state={state} onChange={change} />
        <Found state={state} />
      </div>
    </>
  )
}
