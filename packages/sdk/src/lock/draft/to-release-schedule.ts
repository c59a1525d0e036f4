import type { ReleaseSchedule } from '../types.ts'

/** A release schedule before it is judged, in the contract's own units. */
export interface TypedSchedule {
  readonly cliffAt: bigint
  readonly firstBps: bigint
  readonly cycleSeconds: bigint
  readonly cycleBps: bigint
}

/** A schedule as records have it; exact for every number that the contract takes. */
export function toReleaseSchedule(schedule: TypedSchedule): ReleaseSchedule {
  return {
    cliffAt: Number(schedule.cliffAt),
    firstBps: Number(schedule.firstBps),
    cycleSeconds: Number(schedule.cycleSeconds),
    cycleBps: Number(schedule.cycleBps),
  }
}
