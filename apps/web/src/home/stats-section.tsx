import { Skeleton } from '@mantine/core'
import type { Stats } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Suspense } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'
import { ChainsTable } from './chains-table.tsx'
import classes from './home.module.css'
import { sumDays } from './sum-days.ts'
import { useStats } from './use-stats.ts'

const DayChart = lazyPart(() => import('./day-chart.tsx'))

/** Days that the chart shows. */
const DAYS = 30

function Figures({ totals }: { totals: Stats['totals'] }) {
  const figures = [
    [m.home_stats_tokens(), totals.tokens],
    [m.home_stats_creators(), totals.creators],
    [m.home_stats_holders(), totals.holders],
    [m.home_stats_transfers(), totals.transfers],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatInteger(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Days({ stats }: { stats: Stats }) {
  const days = sumDays(stats.days, Date.now() / 1000, DAYS)
  const total = days.reduce((sum, { tokens }) => sum + tokens, 0)
  return (
    <div className={classes.chart}>
      <h3>{m.home_stats_day_title()}</h3>
      {total === 0 ? (
        <p className={classes.muted}>{m.home_stats_day_none({ days: DAYS })}</p>
      ) : (
        <Suspense fallback={<Skeleton height={180} />}>
          <DayChart
            days={days}
            label={m.home_stats_day_label({ days: DAYS, total: formatInteger(total) })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Real figures of the platform, or the honest word that there are none at the moment. */
export function StatsSection() {
  const { data, isError, refetch } = useStats()
  return (
    <section className={classes.stats} aria-labelledby="home-stats">
      <header className={classes.sectionHead}>
        <h2 id="home-stats">{m.home_stats_title()}</h2>
        <p>{m.home_stats_text()}</p>
      </header>
      {data && (
        <>
          <Figures totals={data.totals} />
          <div className={classes.statsParts}>
            <Days stats={data} />
            <ChainsTable chains={data.chains} />
          </div>
        </>
      )}
      {!data && isError && (
        <ErrorState title={m.home_stats_failed()} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div role="status" aria-label={m.shell_loading()}>
          <Skeleton height={66} />
          <Skeleton height={252} mt={24} />
        </div>
      )}
    </section>
  )
}
