import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the lockers (specification, section 5, locks). */
export const lockErrorTexts = {
  LiquidityLocker_NotLiquidityPool: (f) => m.error_LiquidityLocker_NotLiquidityPool({}, f.options),
  LiquidityLocker_ReceivedNothing: (f) => m.error_LiquidityLocker_ReceivedNothing({}, f.options),
  LiquidityLocker_AmountTooLarge: (f) => m.error_LiquidityLocker_AmountTooLarge({}, f.options),
  LiquidityLocker_AmountZero: (f) => m.error_LiquidityLocker_AmountZero({}, f.options),
  LiquidityLocker_AmountAboveLock: (f) => m.error_LiquidityLocker_AmountAboveLock({}, f.options),
  LiquidityLocker_SplitTakesAll: (f) => m.error_LiquidityLocker_SplitTakesAll({}, f.options),
  LiquidityLocker_UnlockTooEarly: (f) =>
    m.error_LiquidityLocker_UnlockTooEarly({ min: f.earliest('min') }, f.options),
  LiquidityLocker_UnlockTooLate: (f) =>
    m.error_LiquidityLocker_UnlockTooLate({ max: f.moment('max') }, f.options),
  LiquidityLocker_NotLater: (f) =>
    m.error_LiquidityLocker_NotLater({ current: f.moment('current') }, f.options),
  LiquidityLocker_StillLocked: (f) =>
    m.error_LiquidityLocker_StillLocked({ unlockAt: f.moment('unlockAt') }, f.options),
  LiquidityLocker_NotOwner: (f) =>
    m.error_LiquidityLocker_NotOwner(
      { lockId: f.integer('lockId'), owner: f.text('owner') },
      f.options,
    ),
  LiquidityLocker_OwnerZero: (f) => m.error_LiquidityLocker_OwnerZero({}, f.options),
  LiquidityLocker_Unknown: (f) =>
    m.error_LiquidityLocker_Unknown({ lockId: f.text('lockId') }, f.options),
  LiquidityLocker_TooManyHandovers: (f) =>
    m.error_LiquidityLocker_TooManyHandovers({ lockId: f.text('lockId') }, f.options),
  Lock_RebasingRefused: (f) => m.error_Lock_RebasingRefused({}, f.options),
  Lock_OwnerSame: (f) => m.error_Lock_OwnerSame({}, f.options),
  Lock_OwnerIsLocker: (f) => m.error_Lock_OwnerIsLocker({}, f.options),
  Lock_OwnerIsAsset: (f) => m.error_Lock_OwnerIsAsset({}, f.options),
  Lock_OwnerBurns: (f) => m.error_Lock_OwnerBurns({}, f.options),
  Lock_OperatorZero: (f) => m.error_Lock_OperatorZero({}, f.options),
  Lock_OperatorIsOwner: (f) => m.error_Lock_OperatorIsOwner({}, f.options),
  Lock_NeverEnds: (f) => m.error_Lock_NeverEnds({}, f.options),
} satisfies ErrorTexts
