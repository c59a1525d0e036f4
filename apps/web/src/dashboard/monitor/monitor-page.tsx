import { Skeleton } from '@mantine/core'
import type { ChainHealth } from '@slipway/api-client'
import { formatNames, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useNavigate } from '@tanstack/react-router'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { useLiveActs } from '../../stats/use-live-acts.ts'
import { FeatureChoice, NetworkChoice } from '../analysis/analysis-filters.tsx'
import classes from '../dashboard.module.css'
import { EventsPanel } from './events-panel.tsx'
import { HealthTable } from './health-table.tsx'
import { type MonitorSearch, readMonitorSearch } from './monitor-search.ts'
import { PacePanel } from './pace-panel.tsx'
import { ServicePanel } from './service-panel.tsx'
import { monitorKeysOf, useActs, usePace, useStatus } from './use-monitor.ts'

/** What is out of date, and that nothing depends on it. */
function OutageNotice({ chains }: { chains: readonly ChainHealth[] }) {
  const known = useOfferedChains(true)
  const ill = chains.filter(({ healthy }) => !healthy)
  if (ill.length === 0) return null
  const names = ill.map(
    ({ chainId }) => known?.find((chain) => chain.chainId === chainId)?.name ?? String(chainId),
  )
  return (
    <Notice tone="warn" title={m.dashboard_outage_title()}>
      {m.dashboard_outage_text({ networks: formatNames(names) })}
    </Notice>
  )
}

function Health({ status, pace }: { status: ReturnType<typeof useStatus>; pace: PaceData }) {
  const { data, isError, refetch } = status
  if (!data && isError)
    return (
      <ErrorState
        title={<IndexAway text={m.dashboard_failed_title()} />}
        text={m.dashboard_failed_text()}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={m.shell_loading()}>
        <Skeleton height={180} radius={12} />
      </div>
    )
  if (data.chains.length === 0)
    return (
      <Panel>
        <EmptyState title={m.dashboard_status_none_title()} text={m.dashboard_status_none_text()} />
      </Panel>
    )
  return (
    <Panel title={m.dashboard_health_title()} padding="flush">
      <HealthTable chains={data.chains} pace={pace} />
    </Panel>
  )
}

type PaceData = ReturnType<typeof usePace>['data']

/** Live state of this installation (specification section 2, `/dashboard/monitor`). */
export function MonitorPage({ search }: { search: MonitorSearch }) {
  const live = useLiveActs(monitorKeysOf)
  const status = useStatus()
  const pace = usePace()
  const acts = useActs(search.network, search.feature)
  const chains = useOfferedChains(true)
  const navigate = useNavigate()
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/dashboard/monitor',
      search: (previous) => ({ chain: previous.chain, ...readMonitorSearch(next) }),
      replace: true,
    })
  const chosen = chains?.find(({ shortname }) => shortname === search.network)?.chainId
  const shownPace = search.network
    ? pace.data?.filter(({ chainId }) => chainId === chosen)
    : pace.data
  return (
    <>
      <PageHeader title={m.shell_route_monitor()} description={m.dashboard_monitor_lead()} />
      <div className={classes.page}>
        {status.data && !status.isError && <OutageNotice chains={status.data.chains} />}
        <Health status={status} pace={pace.data} />
        <div className={classes.pair}>
          <ServicePanel status={status.data} isApiDown={status.isError} live={live} />
          <PacePanel pace={shownPace} />
        </div>
        <search className={classes.filters}>
          <NetworkChoice
            network={search.network}
            onChange={(network) => change({ ...search, network })}
          />
          <FeatureChoice
            feature={search.feature}
            onChange={(feature) => change({ ...search, feature })}
          />
        </search>
        <EventsPanel acts={acts.data} isError={acts.isError} onRetry={() => void acts.refetch()} />
      </div>
    </>
  )
}
