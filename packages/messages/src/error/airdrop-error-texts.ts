import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what a mapping of an old token to a new one refuses, and of what cannot be sent to many. */
export const airdropErrorTexts = {
  TokenMapping_NotRunning: (f) =>
    m.error_TokenMapping_NotRunning(
      { startTime: f.moment('startTime'), endTime: f.moment('endTime') },
      f.options,
    ),
  TokenMapping_AmountZero: (f) => m.error_TokenMapping_AmountZero({}, f.options),
  TokenMapping_ReceivedNothing: (f) => m.error_TokenMapping_ReceivedNothing({}, f.options),
  TokenMapping_PaysNothing: (f) => m.error_TokenMapping_PaysNothing({}, f.options),
  TokenMapping_PoolTooSmall: (f) =>
    m.error_TokenMapping_PoolTooSmall(
      { amountOut: f.tokenAmount('amountOut'), left: f.tokenAmount('left') },
      f.options,
    ),
  TokenMapping_AmountTooLarge: (f) => m.error_TokenMapping_AmountTooLarge({}, f.options),
  TokenMapping_NotOwner: (f) =>
    m.error_TokenMapping_NotOwner({ owner: f.text('owner') }, f.options),
  TokenMapping_StillRunning: (f) =>
    m.error_TokenMapping_StillRunning({ endTime: f.moment('endTime') }, f.options),
  TokenMapping_NothingToWithdraw: (f) =>
    m.error_TokenMapping_NothingToWithdraw({ token: f.text('token') }, f.options),
  TokenMapping_KeyTooLong: (f) =>
    m.error_TokenMapping_KeyTooLong(
      { length: f.integer('length'), max: f.integer('max') },
      f.options,
    ),
  Airdrop_InfoFailed: (f) => m.error_Airdrop_InfoFailed({}, f.options),
  Airdrop_NotFound: (f) => m.error_Airdrop_NotFound({}, f.options),
  TokenMapping_RateTooFine: (f) =>
    m.error_TokenMapping_RateTooFine({ step: f.integer('step') }, f.options),
  TokenMapping_OriginShort: (f) =>
    m.error_TokenMapping_OriginShort(
      { needed: f.currencyAmount('needed'), balance: f.currencyAmount('balance') },
      f.options,
    ),
  TokenMapping_Busy: (f) => m.error_TokenMapping_Busy({}, f.options),
  PayList_NftNotHeld: (f) => m.error_PayList_NftNotHeld({ nftId: f.text('nftId') }, f.options),
  PayList_NftTwice: (f) => m.error_PayList_NftTwice({ nftId: f.text('nftId') }, f.options),
  Multisend_ListEmpty: (f) => m.error_Multisend_ListEmpty({}, f.options),
  Multisend_LengthsDiffer: (f) =>
    m.error_Multisend_LengthsDiffer(
      { recipients: f.integer('recipients'), amounts: f.integer('amounts') },
      f.options,
    ),
  Multisend_SumTooLarge: (f) => m.error_Multisend_SumTooLarge({}, f.options),
  Multisend_ValueDiffers: (f) =>
    m.error_Multisend_ValueDiffers(
      { sentWei: f.wei('sentWei'), totalWei: f.wei('totalWei') },
      f.options,
    ),
  Multisend_ReceivedLess: (f) =>
    m.error_Multisend_ReceivedLess(
      { received: f.tokenAmount('received'), total: f.tokenAmount('total') },
      f.options,
    ),
  Multisend_NotToken: (f) => m.error_Multisend_NotToken({ token: f.text('token') }, f.options),
  Multisend_TransferFailed: (f) =>
    m.error_Multisend_TransferFailed({ recipient: f.text('recipient') }, f.options),
  Multisend_AlreadySent: (f) => m.error_Multisend_AlreadySent({}, f.options),
} satisfies ErrorTexts
