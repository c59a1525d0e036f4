import { sharedRefusals } from '../shared-refusals.ts'

/** Errors of the locker program by their numbers: `programs/locker/src/error.rs`, and those of every program. */
const names = {
  ...sharedRefusals,
  7005: 'NotOwner',
  7018: 'AmountAboveLock',
  7019: 'AmountAboveReleased',
  7020: 'StillLocked',
  7021: 'UnlockTooEarly',
  7022: 'UnlockTooLate',
  7023: 'ScheduleUnusable',
  7024: 'ScheduleEndsElsewhere',
  7025: 'NotLater',
  7026: 'OwnerZero',
  7027: 'NotEmpty',
} as const

export type LockErrorName = (typeof names)[keyof typeof names]

const byNumber: ReadonlyMap<number | string, LockErrorName> = new Map(
  Object.entries(names).map(([number, name]) => [Number(number), name]),
)

/** The locker program's name for an error of its own; undefined for anybody else's. */
export function nameLockError(reason: number | string): LockErrorName | undefined {
  return byNumber.get(reason)
}
