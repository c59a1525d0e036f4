import { formatBps, formatInterval, m } from '@slipway/messages'
import type { ReleaseTerms } from '../../release/release-points.ts'

/** How a lock comes free, in one phrase. */
export function releaseText({ isForever, schedule }: ReleaseTerms): string {
  if (isForever) return m.lock_release_never()
  if (!schedule) return m.lock_release_once()
  const first = formatBps(schedule.firstBps)
  if (schedule.cycleSeconds === 0)
    return schedule.firstBps === 0
      ? m.lock_release_linear()
      : m.lock_release_first_linear({ first })
  const steps = {
    each: formatBps(schedule.cycleBps),
    cycle: formatInterval(schedule.cycleSeconds),
  }
  return schedule.firstBps === 0
    ? m.lock_release_steps(steps)
    : m.lock_release_first_steps({ ...steps, first })
}
