import { Button, Skeleton } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import type { LockRow } from '../shared/lock-row.ts'
import { historyText } from './history-text.ts'
import classes from './lock-detail.module.css'
import { useLockHistory } from './use-lock-index.ts'

interface LockHistoryProps {
  row: LockRow
  unit: { readonly symbol: string; readonly decimals: number }
}

/** What happened to a lock and who did it, from the index, newest first. */
export function LockHistory({ row, unit }: LockHistoryProps) {
  const { events, isPending, isError, refetch, ...more } = useLockHistory(row)
  if (isPending) return <Skeleton height={72} />
  if (isError && events.length === 0)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        <IndexAway text={m.lock_history_failed()} />
      </Notice>
    )
  return (
    <>
      <ol className={classes.history}>
        {events.map((event) => {
          const explorer = explorerTransactionUrl(activeChain, event.txHash)
          const time = <time>{formatTime(event.createdAt)}</time>
          return (
            <li key={event.id}>
              <span>{historyText(event, unit)}</span>
              <small>
                <AddressText address={event.actor} isCopyable={false} />
                {explorer ? (
                  <a href={explorer.url} target="_blank" rel="noreferrer">
                    {time}
                  </a>
                ) : (
                  time
                )}
              </small>
            </li>
          )
        })}
      </ol>
      {events.length === 0 && <p className={classes.quiet}>{m.lock_history_empty()}</p>}
      {more.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {m.lock_history_more()}
        </Button>
      )}
    </>
  )
}
