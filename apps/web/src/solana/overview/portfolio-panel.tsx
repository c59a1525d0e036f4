import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { overviewApi } from '../../core/overview-api.ts'
import { EntryList } from '../../entries/entry-list.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { holdingEntry } from './holding-entry.ts'

/** What a wallet owns and took part in on this cluster, by the index. */
export default function PortfolioPanel({ account }: { account: string }) {
  const { chainId, name } = useCluster()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['solana', 'portfolio', account],
    queryFn: ({ signal }) => overviewApi.getSolanaPortfolio(account, { signal }),
    refetchInterval: 15_000,
    retry: 1,
  })
  const items = data?.items.filter((holding) => holding.chainId === chainId)
  const title = m.shell_route_portfolio()
  if (!items && isError)
    return (
      <Panel title={title}>
        <ErrorState
          title={m.shell_index_away()}
          text={m.solana_portfolio_away()}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Panel>
    )
  if (!items)
    return (
      <Panel title={title}>
        <div role="status" aria-label={m.shell_loading()}>
          <Skeleton height={120} />
        </div>
      </Panel>
    )
  if (items.length === 0)
    return (
      <Panel title={title}>
        <EmptyState
          title={m.solana_portfolio_none_title({ chain: name })}
          text={m.solana_portfolio_none()}
        />
      </Panel>
    )
  return (
    <Panel title={title} padding="flush">
      <EntryList entries={items.map(holdingEntry)} label={title} />
    </Panel>
  )
}
