import type { ReadAllocation } from './read-plan.ts'

/** A day of the plan, and how much of the supply is free by then. */
export interface PlanPoint {
  readonly day: number
  /** Hundredths of a percent of the supply, with fractions of them. */
  readonly freeBps: number
}

/** What of an allocation is free on a day, in basis points of the supply. */
export function freeBpsOf({ bps, cliffDays, vestingDays }: ReadAllocation, day: number): number {
  if (day < cliffDays) return 0
  if (vestingDays === 0 || day >= cliffDays + vestingDays) return bps
  return (bps * (day - cliffDays)) / vestingDays
}

/** About as many points as a chart has room for. */
const POINTS = 60

/** Days on which something begins or ends, and days between them, so that a curve keeps its corners. */
function daysOf(allocations: readonly ReadAllocation[]): number[] {
  const corners = allocations.flatMap(({ cliffDays, vestingDays }) => [
    Math.max(0, cliffDays - 1),
    cliffDays,
    cliffDays + vestingDays,
  ])
  const last = Math.max(30, ...corners)
  const step = Math.max(1, Math.ceil(last / POINTS))
  const between = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
  return [...new Set([...corners, ...between, last])].sort((left, right) => left - right)
}

/** How much of the supply is free from the first day until everything is. */
export const planPoints = (allocations: readonly ReadAllocation[]): readonly PlanPoint[] =>
  daysOf(allocations).map((day) => ({
    day,
    freeBps: allocations.reduce((sum, allocation) => sum + freeBpsOf(allocation, day), 0),
  }))
