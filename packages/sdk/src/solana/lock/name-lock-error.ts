/** Errors of the locker program by their numbers, in the order of `programs/locker/src/error.rs`. */
const names = [
  'InstructionUnknown',
  'SignatureMissing',
  'AddressMismatch',
  'AlreadyExists',
  'Unknown',
  'NotOwner',
  'TokenProgramUnknown',
  'MintMismatch',
  'VaultMismatch',
  'VaultUnusable',
  'DestinationNotOwners',
  'MintFreezable',
  'MintPermanentDelegate',
  'MintHooked',
  'MintPausable',
  'MintUnsupported',
  'AmountZero',
  'ReceivedNothing',
  'AmountAboveLock',
  'AmountAboveReleased',
  'StillLocked',
  'UnlockTooEarly',
  'UnlockTooLate',
  'ScheduleUnusable',
  'ScheduleEndsElsewhere',
  'NotLater',
  'OwnerZero',
  'NotEmpty',
  'VaultMoved',
  'AccountUnusable',
] as const

const first = 7_000

export type LockErrorName = (typeof names)[number]

/** The locker program's name for an error of its own; undefined for anybody else's. */
export function nameLockError(reason: number | string): LockErrorName | undefined {
  return typeof reason === 'number' ? names[reason - first] : undefined
}
