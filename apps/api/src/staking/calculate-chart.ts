import { calculateApr, type PoolSnapshot } from './calculate-apr.ts'

/** How a pool stood from some moment on. */
export interface PoolStep extends PoolSnapshot {
  /** unix seconds */
  at: number
}

/** A point of the chart; it holds until the next one. */
export interface ChartPoint extends PoolStep {
  apr: bigint
}

/** Moments within a step at which rewards begin or end without an event. */
const turnsOf = ({ at, startTime, endTime }: PoolStep, until: number) =>
  [startTime, endTime].filter((turn) => turn > at && turn < until)

/**
 * A pool's history as a step line: what each change left, the moments between at which the clock changed what is paid,
 * and how it stands now.
 *
 * @param kind one of `poolKinds`
 * @param steps oldest first; of many at one moment the last counts
 * @param now unix seconds of the network
 */
export function calculateChart(
  kind: string,
  steps: readonly PoolStep[],
  now: number,
): ChartPoint[] {
  const points = steps.flatMap((step, index) => {
    const next = steps[index + 1]
    if (next?.at === step.at) return []
    const until = next?.at ?? Math.max(now, step.at)
    const isLast = next === undefined && until > step.at
    return [step.at, ...turnsOf(step, until), ...(isLast ? [until] : [])].map((at) => ({
      ...step,
      at,
      apr: calculateApr(kind, step, at),
    }))
  })
  return points
}
