import { m } from '@slipway/messages'

const cycle = m.lock_schedule_cycle

/** By the field of a form that makes a release schedule unusable. */
const texts: Readonly<Record<string, () => string>> = {
  release: m.lock_schedule_forever,
  cliffAt: m.lock_schedule_cliff,
  firstPercent: m.lock_schedule_first,
  cycleLength: cycle,
  cycleDays: cycle,
  cyclePercent: m.lock_schedule_each,
}

/**
 * What of a release schedule is wrong at a field. The contract has one error for all of it, which says nothing of the one
 * entry that has to be mended.
 * @returns undefined for every other fault, which has a text of its own
 */
export const scheduleText = (field: string, code: string): string | undefined =>
  code === 'TokenLocker_ScheduleUnusable' ? texts[field]?.() : undefined
