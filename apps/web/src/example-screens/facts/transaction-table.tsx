import { Button, Skeleton } from '@mantine/core'
import { formatInteger, formatTime, m } from '@slipway/messages'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { DataTable } from '@slipway/ui/data-table'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { actionText } from '../../token/console/action-text.ts'
import { useTokenActions } from '../../token/shared/use-indexed-token.ts'
import classes from './facts.module.css'

/** What was done with the token's rules and its ownership, each with the transaction that did it; newest first. */
export default function TransactionTable({ token }: { token: TokenFacts }) {
  const list = useTokenActions(token.address)
  const actions = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel
      title={m.template_facts_history()}
      description={m.template_facts_history_text()}
      padding="flush"
    >
      {list.isPending && <Skeleton height={120} />}
      {list.isError && actions.length === 0 && (
        <ErrorState
          title={<IndexAway text={m.token_console_history_failed()} />}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data && actions.length === 0 && <EmptyState title={m.template_facts_no_history()} />}
      {actions.length > 0 && (
        <DataTable
          caption={m.template_facts_history()}
          columns={[
            { label: m.template_facts_what() },
            { label: m.template_facts_when() },
            { label: m.template_send_block(), isNumber: true },
            { label: m.template_send_transaction() },
          ]}
        >
          <tbody>
            {actions.map((action) => (
              <tr key={action.id}>
                <th scope="row">{actionText(action, token)}</th>
                <td data-label={m.template_facts_when()}>{formatTime(action.createdAt)}</td>
                <td data-label={m.template_send_block()} data-number>
                  {formatInteger(action.blockNumber)}
                </td>
                <td data-label={m.template_send_transaction()}>
                  <AppLink to="/result/success" search={{ tx: action.txHash }}>
                    {`${action.txHash.slice(0, 10)}…${action.txHash.slice(-8)}`}
                  </AppLink>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
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
    </Panel>
  )
}
