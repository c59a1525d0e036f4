import type { ReleasePoint } from './release-point.ts'

const WHOLE_BPS = 10_000n

/**
 * Part of a lock that was withdrawn, in basis points and thousandths of one. A release is rounded down: what is short of
 * whole basis points by less than one unit counts as them, so that nothing of a step that was withdrawn is left.
 */
export function withdrawnBps(units: bigint, initialUnits: bigint): number {
  const withdrawn = initialUnits - units
  if (withdrawn <= 0n) return 0
  const share = Number((withdrawn * WHOLE_BPS * 1_000n) / initialUnits) / 1_000
  const covered = Number(((withdrawn + 1n) * WHOLE_BPS - 1n) / initialUnits)
  return covered > share && covered - share < 1 ? covered : share
}

/**
 * What of a release is to come after a part of it was withdrawn. The first points count towards that part: those of a lock
 * that was prolonged since bring nothing, and are left out; a line begins where it comes to what is still there.
 *
 * @param withdrawn in basis points
 * @param now unix seconds of the chain
 */
export function pointsLeft(
  points: readonly ReleasePoint[],
  withdrawn: number,
  now: number,
): readonly ReleasePoint[] {
  const index = points.findIndex(({ share }) => share > withdrawn)
  const [covered, next] = [points[index - 1], points[index]]
  if (!covered || !next) return points
  const left = points.slice(index)
  if (!next.isGradual) return covered.at > now ? left : points
  const passed = (withdrawn - covered.share) / (next.share - covered.share)
  const at = Math.floor(covered.at + (next.at - covered.at) * passed)
  return at > now ? [{ at, share: withdrawn }, ...left] : points
}
