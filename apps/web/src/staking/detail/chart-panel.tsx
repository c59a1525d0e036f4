import { Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { wholeUnit } from '@slipway/sdk/staking/position-math'
import { LineChart } from '@slipway/ui/line-chart'
import { Panel } from '@slipway/ui/panel'
import { shortTime } from '../../form/short-time.ts'
import { Notice } from '../../shell/notice.tsx'
import { chartPoints } from './chart-points.ts'
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

/** How much a stake has earned over time: from the index; without it the rest of the page works from the chain. */
export default function ChartPanel({ view }: { view: PoolView }) {
  const { pool, name } = view
  const chart = usePoolChart(pool.address)
  const points = chartPoints(pool, chart.data?.points ?? [])
  const unit = poolAmounts(pool).glance.staked(wholeUnit(pool))
  return (
    <Panel
      title={m.poolpage_chart_title()}
      description={m.poolpage_chart_text({ unit, reward: pool.rewardToken.symbol })}
    >
      {chart.isPending && <Skeleton height={220} />}
      {chart.isError && (
        <Notice tone="warn" onRetry={() => void chart.refetch()}>
          {m.poolpage_chart_failed()}
        </Notice>
      )}
      {chart.data && points.times.length < 2 && (
        <p className={classes.empty}>{m.poolpage_chart_empty()}</p>
      )}
      {points.times.length > 1 && (
        <LineChart
          label={m.poolpage_chart_label({ name, reward: pool.rewardToken.symbol })}
          times={points.times}
          values={points.values}
          formatValue={shown}
          formatDate={shortTime}
          isStepped
          columns={[m.poolpage_chart_time(), m.poolpage_chart_value()]}
        />
      )}
    </Panel>
  )
}
