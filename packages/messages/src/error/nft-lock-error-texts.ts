import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the NFT locker (specification, section 5, locks). */
export const nftLockErrorTexts = {
  NftLocker_NotNftOwner: (f) => m.error_NftLocker_NotNftOwner({}, f.options),
  NftLocker_NotReceived: (f) => m.error_NftLocker_NotReceived({}, f.options),
  NftLocker_NotDelivered: (f) => m.error_NftLocker_NotDelivered({}, f.options),
  NftLocker_AlreadyLocked: (f) =>
    m.error_NftLocker_AlreadyLocked({ lockId: f.text('lockId') }, f.options),
  NftLocker_TermsMissing: (f) => m.error_NftLocker_TermsMissing({}, f.options),
  NftLocker_UnlockTooEarly: (f) =>
    m.error_NftLocker_UnlockTooEarly({ min: f.earliest('min') }, f.options),
  NftLocker_UnlockTooLate: (f) =>
    m.error_NftLocker_UnlockTooLate({ max: f.moment('max') }, f.options),
  NftLocker_NotLater: (f) =>
    m.error_NftLocker_NotLater({ current: f.moment('current') }, f.options),
  NftLocker_StillLocked: (f) =>
    m.error_NftLocker_StillLocked({ unlockAt: f.moment('unlockAt') }, f.options),
  NftLocker_LockVoid: (f) => m.error_NftLocker_LockVoid({ lockId: f.text('lockId') }, f.options),
  NftLocker_NotOwner: (f) =>
    m.error_NftLocker_NotOwner({ lockId: f.integer('lockId'), owner: f.text('owner') }, f.options),
  NftLocker_NotFeeReceiver: (f) =>
    m.error_NftLocker_NotFeeReceiver(
      { lockId: f.text('lockId'), feeReceiver: f.text('feeReceiver') },
      f.options,
    ),
  NftLocker_NotPosition: (f) => m.error_NftLocker_NotPosition({}, f.options),
  NftLocker_ReceiverUnusable: (f) =>
    m.error_NftLocker_ReceiverUnusable({ receiver: f.text('receiver') }, f.options),
  NftLocker_TooManyHandovers: (f) =>
    m.error_NftLocker_TooManyHandovers({ lockId: f.text('lockId') }, f.options),
  NftLocker_OwnerZero: (f) => m.error_NftLocker_OwnerZero({}, f.options),
} satisfies ErrorTexts
