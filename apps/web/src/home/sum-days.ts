import type { DayStats } from '@slipway/api-client'

/** Seconds of a day. */
const DAY = 86_400

/** One day of the chart. */
export interface DayCount {
  /** Unix seconds of 00:00 UTC. */
  day: number
  tokens: number
}

/**
 * Tokens per day over all networks, without gaps: a day on which nothing happened is a zero, not a missing point.
 *
 * @param nowSeconds unix seconds; the last day of the result holds it
 * @param count number of days
 */
export function sumDays(days: readonly DayStats[], nowSeconds: number, count: number): DayCount[] {
  const last = Math.floor(nowSeconds / DAY) * DAY
  const first = last - (count - 1) * DAY
  const tokens = new Map<number, number>()
  for (const { day, tokensCreated } of days) tokens.set(day, (tokens.get(day) ?? 0) + tokensCreated)
  return Array.from({ length: count }, (_, index) => {
    const day = first + index * DAY
    return { day, tokens: tokens.get(day) ?? 0 }
  })
}
