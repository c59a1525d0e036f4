import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { findRoute } from '../core/match-route.ts'
import { overviewApi } from '../core/overview-api.ts'
import classes from './portfolio.module.css'
import { PortfolioLists } from './portfolio-lists.tsx'

/** Pages that ask the chain alone: what is there stays within reach while the index is away. */
const EXITS = ['/presale/list', '/mining/mine', '/lock/list', '/airdrop/list', '/nft/list']

function Away({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Panel>
      <ErrorState
        title={m.portfolio_error_title()}
        text={<IndexAway rest={m.portfolio_error_text()} />}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      <ul className={classes.exits}>
        {EXITS.map((path) => (
          <li key={path}>
            <AppLink to={path}>{findRoute(path)?.title()}</AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Waiting() {
  return (
    <div className={classes.page} role="status" aria-label={m.shell_loading()}>
      <Skeleton height={190} radius={12} />
      <div className={classes.sections}>
        <Skeleton height={240} radius={12} />
        <Skeleton height={240} radius={12} />
      </div>
    </div>
  )
}

/** What one address has, by the index. */
export function PortfolioOf({ owner, isOwn }: { owner: Address; isOwn: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['portfolio', owner],
    queryFn: ({ signal }) => overviewApi.getPortfolio(owner, { signal }),
    refetchInterval: 15_000,
    retry: 1,
  })
  if (data) return <PortfolioLists portfolio={data} owner={owner} isOwn={isOwn} />
  if (isError) return <Away onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Waiting />
}
