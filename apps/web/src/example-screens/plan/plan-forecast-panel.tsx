import { formatAmount, formatBps, m } from '@slipway/messages'
import { Donut } from '@slipway/ui/donut'
import { LineChart } from '@slipway/ui/line-chart'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { partUnits } from './pay-list.ts'
import classes from './plan.module.css'
import { planLimits } from './plan.ts'
import { planPoints } from './plan-forecast.ts'
import type { PlanForm } from './use-plan.ts'

const DAY = 86_400

/** What of the supply is not given to an allocation yet, or is given twice. */
function Sum({ sumBps }: { sumBps: number }) {
  const rest = 10_000 - sumBps
  if (rest === 0) return <NoticeBox tone="good">{m.template_plan_sum_whole()}</NoticeBox>
  return (
    <NoticeBox tone="warn">
      {rest > 0
        ? m.template_plan_sum_under({ sum: formatBps(sumBps), rest: formatBps(rest) })
        : m.template_plan_sum_over({ sum: formatBps(sumBps), rest: formatBps(-rest) })}
    </NoticeBox>
  )
}

function Schedule({ form }: { form: PlanForm }) {
  const points = planPoints(form.reading.allocations)
  const day = (time: number) => m.template_plan_day({ day: Math.round(time / DAY) })
  return (
    <LineChart
      label={m.template_plan_chart()}
      times={points.map((point) => point.day * DAY)}
      values={points.map(({ freeBps }) => freeBps)}
      formatValue={(bps) => formatBps(Math.round(bps))}
      formatDate={day}
      columns={[m.template_facts_when(), m.template_plan_free()]}
      height={200}
    />
  )
}

/** The plan as a picture: who has how much, and when it comes free. */
export function PlanForecastPanel({ form }: { form: PlanForm }) {
  const { reading, symbol } = form
  const { allocations, sumBps, supply } = reading
  const shown = (bps: number) =>
    supply === undefined
      ? formatBps(bps)
      : `${formatBps(bps)} · ${formatAmount(partUnits(supply, bps), planLimits.decimals, { symbol, notation: 'compact' })}`
  return (
    <Panel title={m.template_plan_outlook()} description={m.template_plan_outlook_text()}>
      <div className={classes.forecast} aria-live="polite">
        <Sum sumBps={sumBps} />
        {allocations.length > 0 && (
          <>
            <Donut
              label={m.template_plan_shares()}
              slices={allocations.map(({ name, bps }, index) => ({
                label: name || m.template_plan_allocation({ number: index + 1 }),
                value: bps,
                shown: shown(bps),
              }))}
            >
              {formatBps(sumBps)}
            </Donut>
            <div className={classes.chart}>
              <Schedule form={form} />
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}
