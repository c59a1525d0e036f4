import type { ReleaseSchedule } from '../types.ts'

/** A schedule as the contract takes and tells it; all zero for none. */
export function toScheduleArgs(schedule: ReleaseSchedule | undefined) {
  return {
    cliffAt: BigInt(schedule?.cliffAt ?? 0),
    firstBps: BigInt(schedule?.firstBps ?? 0),
    cycleSeconds: BigInt(schedule?.cycleSeconds ?? 0),
    cycleBps: BigInt(schedule?.cycleBps ?? 0),
  }
}
