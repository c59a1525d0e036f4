import type { LockEntry } from '@slipway/sdk/lock/lock-draft-schema'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import type { ReleasePoint } from '../../release/release-point.ts'
import { releasePoints } from '../../release/release-points.ts'

const WHOLE_BPS = 10_000

interface Part {
  readonly amount: number
  readonly points: readonly ReleasePoint[]
}

/** Part of one lock that is free at a moment, in basis points; what comes evenly lies on the line between two points. */
function shareAt(points: readonly ReleasePoint[], at: number): number {
  let before: ReleasePoint | undefined
  for (const point of points) {
    if (point.at > at) {
      if (!point.isGradual || !before) return before?.share ?? 0
      const passed = (at - before.at) / (point.at - before.at)
      return before.share + (point.share - before.share) * passed
    }
    before = point
  }
  return before?.share ?? 0
}

const isSloping = (points: readonly ReleasePoint[], from: number, to: number) =>
  points.some(({ at, isGradual }, index) => {
    const start = points[index - 1]?.at ?? at
    return isGradual === true && start < to && at > from
  })

/** What of a whole list is free when: a picture's accuracy, no account of amounts. */
export function listPoints(entries: readonly LockEntry[]): ReleasePoint[] {
  const parts: Part[] = entries.map(({ amount, unlockAt, schedule }) => {
    const end = Number(unlockAt)
    const isForever = end === lockLimits.forever
    return { amount: Number(amount), points: releasePoints({ unlockAt: end, isForever, schedule }) }
  })
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  if (total === 0) return []
  const moments = new Set(parts.flatMap(({ points }) => points.map(({ at }) => at)))
  const ordered = [...moments].toSorted((left, right) => left - right)
  return ordered.flatMap((at, index) => {
    const freeAt = (moment: number) =>
      Math.round(
        parts.reduce((sum, { amount, points }) => sum + amount * shareAt(points, moment), 0) /
          total,
      )
    const from = ordered[index - 1] ?? at
    const sloping = parts.some(({ points }) => isSloping(points, from, at))
    const share = Math.min(WHOLE_BPS, freeAt(at))
    const justBefore = Math.min(WHOLE_BPS, freeAt(at - 1))
    if (!sloping) return [{ at, share }]
    // Up the slope to just before, then the step of those that come free at once.
    return justBefore === share
      ? [{ at, share, isGradual: true }]
      : [
          { at: at - 1, share: justBefore, isGradual: true },
          { at, share },
        ]
  })
}
