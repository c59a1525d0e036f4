import { Skeleton } from '@mantine/core'
import { formatAmount, joinSentences, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import {
  calculateYearlyReward,
  endsWithinYear,
  wholeUnit,
} from '@slipway/sdk/staking/position-math'
import type { Pool } from '@slipway/sdk/staking/types'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { Notice } from '../../core/notice.tsx'
import { shortTime } from '../../form/short-time.ts'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'
import { usePoolChart } from './use-indexed-pool.ts'

/** Digits that a point of the chart is written with. */
const POINT_DIGITS = 6

function shown(value: number): string {
  return formatAmount(BigInt(Math.round(value * 10 ** POINT_DIGITS)), POINT_DIGITS, {
    maximumFractionDigits: 2,
    notation: 'compact',
  })
}

/** A moment of a pool's past, as the index tells it. */
interface PoolMoment {
  /** Unix seconds. */
  readonly at: number
  /** As `IStakingPool.apr` said then, in decimal digits. */
  readonly apr: string
}

/** The return of one whole unit over time, for a line; numbers are for the eye alone. */
export function chartPoints(
  pool: Pick<Pool, 'kind' | 'stakedToken' | 'rewardToken' | 'state'>,
  moments: readonly PoolMoment[],
): { readonly times: number[]; readonly values: number[] } {
  const one = wholeUnit(pool)
  return {
    times: moments.map(({ at }) => at),
    values: moments.map(({ apr }) => {
      const then = { ...pool, state: { ...pool.state, apr: BigInt(apr) } }
      return Number(formatUnits(calculateYearlyReward(then, one), pool.rewardToken.decimals))
    }),
  }
}

/** How much a stake has earned over time: from the index; without it the rest of the page works from the chain. */
export default function ChartPanel({ view }: { view: PoolView }) {
  const { pool, name } = view
  const chart = usePoolChart(pool.address)
  const points = chartPoints(pool, chart.data?.points ?? [])
  const unit = poolAmounts(pool).glance.staked(wholeUnit(pool))
  return (
    <Panel
      title={m.stakepage_chart_title()}
      description={joinSentences([
        m.stakepage_chart_text({ unit, reward: pool.rewardToken.symbol }),
        endsWithinYear(pool, pool.terms.startTime) ? m.stakepage_chart_short() : undefined,
      ])}
    >
      {chart.isPending && <Skeleton height={220} />}
      {chart.isError && (
        <Notice tone="warn" onRetry={() => void chart.refetch()}>
          {m.stakepage_chart_failed()}
        </Notice>
      )}
      {chart.data && points.times.length < 2 && (
        <p className={classes.empty}>{m.stakepage_chart_empty()}</p>
      )}
      {points.times.length > 1 && (
        <LineChart
          label={m.stakepage_chart_label({ name, reward: pool.rewardToken.symbol })}
          times={points.times}
          values={points.values}
          formatValue={shown}
          formatDate={shortTime}
          isStepped
          columns={[m.stakepage_chart_time(), m.stakepage_chart_value()]}
        />
      )}
    </Panel>
  )
}
