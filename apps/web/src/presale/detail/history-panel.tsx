import { Button, Skeleton } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useInfiniteQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { presaleApi } from '../../core/presale-api.ts'
import classes from './history-panel.module.css'
import { historyText } from './history-text.ts'
import type { PresaleView } from './presale-context.ts'
import { presaleKey } from './use-presale.ts'

function useActions(address: string) {
  return useInfiniteQuery({
    queryKey: [...presaleKey, 'index', address, 'actions'],
    queryFn: ({ pageParam, signal }) =>
      presaleApi.listPresaleActions(
        { chain: activeChain.shortname, address },
        { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    retry: 1,
  })
}

/** What happened to a presale since its creation, whoever did it, from the index, newest first. */
export default function HistoryPanel({ view }: { view: PresaleView }) {
  const query = useActions(view.presale.address)
  const actions = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Panel title={m.presale_history_title()}>
      {query.isError && (
        <Notice tone="warn" onRetry={() => void query.refetch()}>
          <IndexAway text={m.presale_history_failed()} />
        </Notice>
      )}
      {query.isPending && <Skeleton height={80} />}
      <ol className={classes.list}>
        {actions?.map((action) => {
          const explorer = explorerTransactionUrl(activeChain, action.txHash)
          const time = <time>{formatTime(action.createdAt)}</time>
          return (
            <li key={action.id}>
              <span>{historyText(action, view.presale)}</span>
              {explorer ? (
                <a href={explorer.url} target="_blank" rel="noreferrer">
                  {time}
                </a>
              ) : (
                time
              )}
            </li>
          )
        })}
      </ol>
      {actions?.length === 0 && <p className={classes.quiet}>{m.presale_history_empty()}</p>}
      {query.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {m.presale_flow_more()}
        </Button>
      )}
    </Panel>
  )
}
