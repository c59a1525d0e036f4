import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the token locker and of its announcer (specification, section 5, locks; S-60). */
export const tokenLockErrorTexts = {
  TokenLocker_ReceivedNothing: (f) => m.error_TokenLocker_ReceivedNothing({}, f.options),
  TokenLocker_Shortage: (f) => m.error_TokenLocker_Shortage({}, f.options),
  TokenLocker_PaysNothing: (f) => m.error_TokenLocker_PaysNothing({}, f.options),
  TokenLocker_AmountTooLarge: (f) => m.error_TokenLocker_AmountTooLarge({}, f.options),
  TokenLocker_AmountZero: (f) => m.error_TokenLocker_AmountZero({}, f.options),
  TokenLocker_ListEmpty: (f) => m.error_TokenLocker_ListEmpty({}, f.options),
  TokenLocker_AmountAboveLock: (f) => m.error_TokenLocker_AmountAboveLock({}, f.options),
  TokenLocker_AmountAboveReleased: (f) => m.error_TokenLocker_AmountAboveReleased({}, f.options),
  TokenLocker_SplitTakesAll: (f) => m.error_TokenLocker_SplitTakesAll({}, f.options),
  TokenLocker_UnlockTooEarly: (f) =>
    m.error_TokenLocker_UnlockTooEarly({ min: f.earliest('min') }, f.options),
  TokenLocker_UnlockTooLate: (f) =>
    m.error_TokenLocker_UnlockTooLate({ max: f.moment('max') }, f.options),
  TokenLocker_ScheduleUnusable: (f) => m.error_TokenLocker_ScheduleUnusable({}, f.options),
  TokenLocker_ScheduleEndsElsewhere: (f) =>
    m.error_TokenLocker_ScheduleEndsElsewhere({ end: f.moment('end') }, f.options),
  TokenLocker_NotLater: (f) =>
    m.error_TokenLocker_NotLater({ current: f.moment('current') }, f.options),
  TokenLocker_StillLocked: (f) =>
    m.error_TokenLocker_StillLocked({ releaseAt: f.moment('releaseAt') }, f.options),
  TokenLocker_Unknown: (f) => m.error_TokenLocker_Unknown({ lockId: f.text('lockId') }, f.options),
  TokenLocker_NotOwner: (f) =>
    m.error_TokenLocker_NotOwner(
      { lockId: f.integer('lockId'), owner: f.text('owner') },
      f.options,
    ),
  TokenLocker_OwnerZero: (f) => m.error_TokenLocker_OwnerZero({}, f.options),
  TokenLocker_NftRefused: (f) =>
    m.error_TokenLocker_NftRefused({ collection: f.text('collection') }, f.options),
  TokenLocker_GasTooLow: (f) => m.error_TokenLocker_GasTooLow({ min: f.integer('min') }, f.options),
  TokenLocker_Busy: (f) => m.error_TokenLocker_Busy({}, f.options),
  TokenLocker_NotMigratable: (f) =>
    m.error_TokenLocker_NotMigratable({ lockId: f.text('lockId') }, f.options),
  TokenLocker_SuccessorNotOpen: (f) =>
    m.error_TokenLocker_SuccessorNotOpen({ successor: f.text('successor') }, f.options),
  TokenLocker_SuccessorDiffers: (f) =>
    m.error_TokenLocker_SuccessorDiffers({ successor: f.text('successor') }, f.options),
  LockAnnouncer_NoCode: (f) =>
    m.error_LockAnnouncer_NoCode({ successor: f.text('successor') }, f.options),
  LockAnnouncer_AlreadyAnnounced: (f) =>
    m.error_LockAnnouncer_AlreadyAnnounced({ opensAt: f.moment('opensAt') }, f.options),
  LockAnnouncer_NotAnnounced: (f) =>
    m.error_LockAnnouncer_NotAnnounced({ successor: f.text('successor') }, f.options),
  LockAnnouncer_ValueRefused: (f) =>
    m.error_LockAnnouncer_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
} satisfies ErrorTexts
