import type { DayStats } from '@slipway/api-client'

/** Seconds of a day. */
const DAY = 86_400

/** One day of a series. */
export interface DayCount {
  /** Unix seconds of 00:00 UTC. */
  readonly day: number
  readonly count: number
}

/**
 * First and last day of a period of whole UTC days.
 * @param nowSeconds unix seconds; the last day holds it
 */
export function periodOf(nowSeconds: number, days: number): { from: number; to: number } {
  const to = Math.floor(nowSeconds / DAY) * DAY
  return { from: to - (days - 1) * DAY, to }
}

/** Every day of a period, without gaps: a day on which nothing happened is a zero, not a missing point. */
export const daysOf = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => from + index * DAY)

/**
 * A figure per day over all networks that the rows are of.
 *
 * @param nowSeconds unix seconds; the last day of the result holds it
 * @param count number of days
 */
export function sumDays(
  rows: readonly DayStats[],
  figureOf: (row: DayStats) => number,
  nowSeconds: number,
  count: number,
): DayCount[] {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + figureOf(row))
  return daysOf(periodOf(nowSeconds, count)).map((day) => ({ day, count: sums.get(day) ?? 0 }))
}

/** A series added up. */
export const totalOf = (series: readonly DayCount[]): number =>
  series.reduce((sum, { count }) => sum + count, 0)
