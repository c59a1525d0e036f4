import { m } from '@slipway/messages'
import { calculateReleasedAmount, calculateUnitsFor } from '@slipway/sdk/lock/release-math'
import type { LockRecord } from '@slipway/sdk/lock/types'
import type { LockView } from './lock-view.ts'

type Added = Pick<LockView, 'record' | 'now'>

/** What becomes of more for a lock: it never comes out, it is free at once, a part of it is, or all of it is kept. */
type AdditionFate = 'forever' | 'over' | 'begun' | 'kept'

export function additionFate({ record, now }: Added): AdditionFate {
  if (record.isForever) return 'forever'
  if (record.unlockAt <= now) return 'over'
  const schedule = record.kind === 'token' ? record.schedule : undefined
  return schedule && schedule.cliffAt <= now ? 'begun' : 'kept'
}

const texts: Readonly<Record<AdditionFate, () => string>> = {
  forever: m.lock_increment_text_forever,
  over: m.lock_increment_text_over,
  begun: m.lock_increment_text_begun,
  kept: m.lock_increment_text,
}

/** What adding does, in words. */
export const additionText = (lock: Added): string => texts[additionFate(lock)]()

/** What then never changes, in words. */
export const additionFinality: Readonly<Record<AdditionFate, () => string>> = {
  forever: m.lock_permanent_forever,
  over: m.lock_increment_permanent_over,
  begun: m.lock_increment_permanent_begun,
  kept: m.lock_increment_permanent,
}

function grown(record: LockView['record'], amount: bigint): LockRecord {
  const sums = { amount: record.amount + amount, initialAmount: record.initialAmount + amount }
  if (record.kind !== 'token') return { ...record, ...sums }
  const units = calculateUnitsFor(record, amount)
  return {
    ...record,
    ...sums,
    units: record.units + units,
    initialUnits: record.initialUnits + units,
  }
}

/**
 * Of a lock with more in it, what is kept, and what of the addition its owner can take out at once: a schedule counts what
 * comes later as if it had been there from the beginning (`TokenLocker._increment`).
 */
export function calculateAddition(
  { record, now }: Added,
  amount: bigint,
): { readonly kept: bigint; readonly freed: bigint } {
  const released = calculateReleasedAmount(grown(record, amount), now)
  return {
    kept: record.amount + amount - released,
    freed: released - calculateReleasedAmount(record, now),
  }
}
