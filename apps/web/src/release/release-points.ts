import type { ReleasePoint } from './release-point.ts'

const WHOLE_BPS = 10_000

/** When a lock comes free, as the lockers keep it: unix seconds and basis points. */
export interface ReleaseTerms {
  readonly unlockAt: number
  readonly isForever: boolean
  readonly schedule?:
    | {
        readonly cliffAt: number
        readonly firstBps: number
        /** 0: evenly by the second. */
        readonly cycleSeconds: number
        readonly cycleBps: number
      }
    | undefined
}

/**
 * What of a lock is free from when on; empty for a lock that never ends. Source: `ReleaseSchedule.kept` of the locker.
 * A stepped release ends where the locker demands it, at `unlockAt`.
 */
export function releasePoints({ unlockAt, isForever, schedule }: ReleaseTerms): ReleasePoint[] {
  if (isForever) return []
  if (!schedule) return [{ at: unlockAt, share: WHOLE_BPS }]
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  const cliff = { at: cliffAt, share: firstBps }
  if (cycleSeconds === 0 || cycleBps === 0)
    return [cliff, { at: unlockAt, share: WHOLE_BPS, isGradual: true }]
  const cycles = Math.ceil((WHOLE_BPS - firstBps) / cycleBps)
  const steps = Array.from({ length: cycles }, (_, index) => ({
    at: cliffAt + (index + 1) * cycleSeconds,
    share: Math.min(WHOLE_BPS, firstBps + (index + 1) * cycleBps),
  }))
  return firstBps === 0 ? steps : [cliff, ...steps]
}
