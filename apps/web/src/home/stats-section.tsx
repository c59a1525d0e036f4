import { NativeSelect, Skeleton } from '@mantine/core'
import type { Stats } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { type ReactNode, useMemo, useState } from 'react'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { useChainsOf } from '../core/use-chains-of.ts'
import { NearPart } from '../form/near-part.tsx'
import { type FigureName, figures } from '../stats/figures.ts'
import { sumDays, totalOf } from '../stats/sum-days.ts'
import { ChainsTable } from './chains-table.tsx'
import classes from './home.module.css'
import { RaisedTable } from './raised-table.tsx'
import { StatFigures } from './stat-figures.tsx'
import { useStats } from './use-stats.ts'

const DayChart = lazyPart(() => import('../stats/day-chart.tsx'))

/** How far below the window a part begins to load, in pixels: none of them belongs to the first look. */
const NEAR = 100
/** Days that the chart shows. */
const DAYS = 30
/** What it can show. */
const CHARTED = [
  'launches',
  'contributions',
  'locks',
  'stakes',
  'claims',
  'minted',
  'users',
] as const

function Days({ stats }: { stats: Stats }) {
  const [name, setName] = useState<FigureName>('launches')
  const figure = figures[name]
  const days = useMemo(
    () => sumDays(stats.days, figure.of, Date.now() / 1000, DAYS),
    [stats.days, figure],
  )
  const total = totalOf(days)
  return (
    <div className={classes.chart}>
      <NativeSelect
        size="xs"
        aria-label={m.home_stats_chart()}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value as FigureName)}
        data={CHARTED.map((value) => ({ value, label: figures[value].text() }))}
      />
      {total === 0 ? (
        <p className={classes.muted}>
          {m.home_stats_day_none({ figure: figure.text(), days: DAYS })}
        </p>
      ) : (
        <NearPart nearness={NEAR} pending={<Skeleton height={180} />}>
          <DayChart
            days={days}
            heading={figure.text()}
            label={m.home_stats_chart_label({
              figure: figure.text(),
              days: DAYS,
              total: formatInteger(total),
            })}
          />
        </NearPart>
      )}
    </div>
  )
}

interface NamedProps {
  stats: Stats
  /** Of what stands here once the networks have their names. */
  height: number
  children: (networks: readonly ChainDefinition[]) => ReactNode
}

function Named({ stats, height, children }: NamedProps) {
  const networks = useChainsOf([...stats.chains, ...stats.solana].map(({ chainId }) => chainId))
  return networks ? children(networks) : <Skeleton height={height} />
}

/** What names networks: their catalogue loads once it is near, as the chart beside it. */
function NamedPart(props: NamedProps) {
  return (
    <NearPart nearness={NEAR} pending={<Skeleton height={props.height} />}>
      <Named {...props} />
    </NearPart>
  )
}

function Figures({ stats }: { stats: Stats }) {
  const { chains, solana } = stats
  return (
    <>
      <StatFigures totals={stats.totals} />
      {solana.length > 0 && <p className={classes.figureNote}>{m.home_stats_solana()}</p>}
      <div className={classes.statsParts}>
        <Days stats={stats} />
        <NamedPart stats={stats} height={64 + 36 * (chains.length + solana.length)}>
          {(networks) => <ChainsTable chains={chains} solana={solana} networks={networks} />}
        </NamedPart>
      </div>
      <div className={classes.figureGroup}>
        <h3>{m.home_stats_raised()}</h3>
        <NamedPart stats={stats} height={24}>
          {(networks) => <RaisedTable chains={chains} solana={solana} networks={networks} />}
        </NamedPart>
        <p className={classes.figureNote}>{m.home_stats_raised_text()}</p>
      </div>
    </>
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
        <AppLink to="/dashboard/analysis">{m.home_stats_more()}</AppLink>
      </header>
      {data && <Figures stats={data} />}
      {!data && isError && (
        <ErrorState
          title={<IndexAway rest={m.home_stats_failed()} />}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-label={m.shell_loading()}>
          <Skeleton height={330} />
          <Skeleton height={252} mt={24} />
        </div>
      )}
    </section>
  )
}
