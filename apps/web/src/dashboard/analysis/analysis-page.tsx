import { Button, Skeleton } from '@mantine/core'
import type { StatsDays } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useNavigate } from '@tanstack/react-router'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useLiveActs } from '../../stats/use-live-acts.ts'
import classes from '../dashboard.module.css'
import { AnalysisFilters } from './analysis-filters.tsx'
import { type AnalysisSearch, DEFAULT_PERIOD, readAnalysisSearch } from './analysis-search.ts'
import { FigurePanel } from './figure-panel.tsx'
import { RaisedPanel } from './raised-panel.tsx'
import { DistributionPanel, NetworksPanel, SuccessPanel } from './shares-panels.tsx'
import { analysisKeysOf, useStatsDays } from './use-analysis.ts'

const TopPanel = lazyPart(() => import('./top-panel.tsx'))
const SolanaPanel = lazyPart(() => import('./solana-panel.tsx'))

interface PartsProps {
  data: StatsDays
  search: AnalysisSearch
  onChange: (next: Readonly<Record<string, unknown>>) => void
}

const Empty = () => (
  <Panel>
    <EmptyState
      title={m.dashboard_empty_title()}
      text={m.dashboard_empty_text()}
      actions={
        <Button component={AppLink} to="/presale/create">
          {m.home_presales_create()}
        </Button>
      }
    />
  </Panel>
)

/** Panels of presales stand where presales are looked at, alone or among all. */
function Parts({ data, search, onChange }: PartsProps) {
  const days = search.days ?? DEFAULT_PERIOD
  const isOfPresales = search.feature === undefined || search.feature === 'presale'
  if (data.days.length === 0) return <Empty />
  return (
    <>
      <FigurePanel rows={data.days} days={days} search={search} onChange={onChange} />
      {isOfPresales && <RaisedPanel raised={data.raised} days={days} />}
      <div className={classes.pair}>
        {isOfPresales && <SuccessPanel rows={data.days} />}
        {search.feature === undefined && <DistributionPanel rows={data.days} />}
      </div>
      {search.network === undefined && <NetworksPanel rows={data.days} />}
    </>
  )
}

/** Figures over time (specification section 2, `/dashboard/analysis`), counted from the blocks. */
export function AnalysisPage({ search }: { search: AnalysisSearch }) {
  useLiveActs(analysisKeysOf)
  const navigate = useNavigate()
  const change = (next: Readonly<Record<string, unknown>>) =>
    void navigate({
      to: '/dashboard/analysis',
      search: (previous) => ({ chain: previous.chain, ...readAnalysisSearch(next) }),
      replace: true,
    })
  const { data, isError, refetch } = useStatsDays(search.network, search.days ?? DEFAULT_PERIOD)
  return (
    <>
      <PageHeader
        title={m.shell_route_analysis()}
        description={m.dashboard_analysis_lead()}
        actions={
          <>
            <Button variant="default" component={AppLink} to="/list/card">
              {m.shell_route_list_card()}
            </Button>
            <Button variant="default" component={AppLink} to="/list/basic">
              {m.shell_route_list_basic()}
            </Button>
            <Button variant="default" component={AppLink} to="/list/query">
              {m.shell_route_list_query()}
            </Button>
          </>
        }
      />
      <div className={classes.page}>
        <AnalysisFilters search={search} onChange={change} />
        {data && <Parts data={data} search={search} onChange={change} />}
        {!data && isError && (
          <ErrorState
            title={<IndexAway text={m.dashboard_failed_title()} />}
            text={m.dashboard_failed_text()}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && (
          <div role="status" aria-label={m.shell_loading()} className={classes.page}>
            <Skeleton height={108} radius={12} />
            <Skeleton height={300} radius={12} />
            <Skeleton height={300} radius={12} />
          </div>
        )}
        {search.network === undefined && (
          <LatePart>
            <SolanaPanel />
          </LatePart>
        )}
        <LatePart>
          <TopPanel network={search.network} />
        </LatePart>
      </div>
    </>
  )
}
