import { Skeleton } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { explorerTransactionUrl } from '../../shell/explorer-url.ts'
import { IndexAway } from '../../shell/index-away.tsx'
import { Notice } from '../../shell/notice.tsx'
import { presaleApi } from '../../shell/presale-api.ts'
import classes from './history-panel.module.css'
import { historyText } from './history-text.ts'
import type { SaleView } from './sale-act.ts'
import { saleKey } from './use-sale.ts'

/** What the owner did since the creation, from the index, newest first. */
export default function HistoryPanel({ view }: { view: SaleView }) {
  const { address } = view.sale
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...saleKey, 'index', address, 'actions'],
    queryFn: ({ signal }) =>
      presaleApi.listPresaleActions(
        { chain: activeChain.shortname, address },
        { limit: 50 },
        { signal },
      ),
    retry: 1,
  })
  return (
    <Panel title={m.sale_history_title()}>
      {isError && (
        <Notice tone="warn" onRetry={() => void refetch()}>
          <IndexAway text={m.sale_history_failed()} />
        </Notice>
      )}
      {isPending && <Skeleton height={80} />}
      <ol className={classes.list}>
        {data?.items.map((action) => {
          const explorer = explorerTransactionUrl(activeChain, action.txHash)
          const time = <time>{formatTime(action.createdAt)}</time>
          return (
            <li key={action.id}>
              <span>{historyText(action, view.sale)}</span>
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
      {data?.items.length === 0 && <p className={classes.quiet}>{m.sale_history_empty()}</p>}
    </Panel>
  )
}
