import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FoundPool } from '@slipway/sdk/pool-repair/find-pools'
import { calculatePoolFaults } from '@slipway/sdk/pool-repair/pool-faults'
import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type { RepairContracts } from '@slipway/sdk/pool-repair/types'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { readClient } from '../core/read-client.ts'
import { useCustomRouters } from '../venues/use-custom-routers.ts'
import classes from './repair.module.css'

/** What can be said of a pool before a price is stated. */
function State({ pairState }: Pick<FoundPool, 'pairState'>) {
  const faults = calculatePoolFaults(pairState)
  if (pairState.pair === zeroAddress)
    return <StatusBadge tone="neutral">{m.repair_state_none()}</StatusBadge>
  if (faults.some((fault) => fault !== 'noLiquidity'))
    return <StatusBadge tone="warn">{m.repair_state_faulty()}</StatusBadge>
  return faults.length > 0 ? (
    <StatusBadge tone="neutral">{m.repair_state_empty()}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{m.repair_state_traded()}</StatusBadge>
  )
}

function Choice({ pool, token, symbol }: { pool: FoundPool; token: Address; symbol: string }) {
  const { venueName, quote, pairState } = pool
  return (
    <li className={classes.choice}>
      <div>
        <strong>
          {symbol}/{quote.name}
        </strong>
        <small>{m.repair_found_venue({ venue: venueName })}</small>
        {!pairState.isVenueKnown && <small>{m.repair_pools_unknown()}</small>}
      </div>
      <State pairState={pairState} />
      <Button
        component={AppLink}
        to="/lp/fix"
        search={{ pool: token, venue: pairState.venueFactory, quote: quote.address }}
        variant="default"
        size="xs"
        aria-label={m.repair_pools_open_label({ symbol, quote: quote.name, venue: venueName })}
      >
        {m.repair_pools_open()}
      </Button>
    </li>
  )
}

/** The pools that a token has or could have, to choose one. */
export default function PoolChoice({
  contracts,
  token,
}: {
  contracts: RepairContracts | undefined
  token: Address
}) {
  const { own } = useCustomRouters()
  const { data: facts } = useQuery(tokenFactsQuery(readClient, { address: token }))
  const registry = contracts?.registry
  const query = useQuery(
    repairQueries.pools(readClient, {
      chain: activeChain,
      token,
      own,
      ...(registry && { registry }),
    }),
  )
  const symbol = facts?.symbol ?? '…'
  const { name: chain } = activeChain
  return (
    <Panel
      title={m.repair_pools_title({ symbol })}
      description={m.repair_pools_text({ chain })}
      padding="flush"
      actions={
        <Button component={AppLink} to="/tools/venues" variant="default" size="sm">
          {m.repair_pools_add()}
        </Button>
      }
    >
      {query.isPending && (
        <div className={classes.inside}>
          <Skeleton height={160} radius={10} />
        </div>
      )}
      {query.isError && !query.data && (
        <div className={classes.inside}>
          <ErrorState
            title={m.repair_failed_title()}
            text={m.repair_failed_text({ chain })}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.data?.length === 0 && (
        <EmptyState
          title={m.repair_pools_none_title()}
          text={m.repair_pools_none_text({ chain })}
        />
      )}
      {query.data && (
        <ul className={classes.choices}>
          {query.data.map((pool) => (
            <Choice
              key={`${pool.pairState.venueFactory}-${pool.quote.address}`}
              pool={pool}
              token={token}
              symbol={symbol}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
