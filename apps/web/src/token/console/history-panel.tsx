import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { useTokenActions } from '../shared/use-indexed-token.ts'
import { actionText } from './action-text.ts'
import classes from './console.module.css'

/** What the owner did since creation, from the index, newest first. */
export default function HistoryPanel({ token }: { token: Token }) {
  const { data, isError, isPending, hasNextPage, fetchNextPage, refetch } = useTokenActions(
    token.address,
  )
  const actions = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel title={m.token_console_history()}>
      {isError && actions.length === 0 && (
        <Notice tone="warn" onRetry={() => void refetch()}>
          <IndexAway text={m.token_console_history_failed()} />
        </Notice>
      )}
      {isPending && <Skeleton height={80} />}
      <ol className={classes.history}>
        {actions.map((action) => {
          const explorer = explorerTransactionUrl(activeChain, action.txHash)
          return (
            <li key={action.id}>
              <span>{actionText(action, token)}</span>
              {explorer ? (
                <a href={explorer.url} target="_blank" rel="noreferrer">
                  <TimeText at={action.createdAt} />
                </a>
              ) : (
                <TimeText at={action.createdAt} />
              )}
            </li>
          )
        })}
      </ol>
      {data && actions.length <= 1 && (
        <p className={classes.muted}>{m.token_console_history_empty()}</p>
      )}
      {hasNextPage && (
        <Button variant="default" size="xs" onClick={() => void fetchNextPage()}>
          {m.token_list_more()}
        </Button>
      )}
    </Panel>
  )
}
