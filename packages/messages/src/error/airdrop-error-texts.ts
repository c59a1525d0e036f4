import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what a mapping of an old token to a new one refuses, and of what cannot be sent to many. */
export const airdropErrorTexts = {
  Airdrop_NotRunning: (f) =>
    m.error_Airdrop_NotRunning(
      { startTime: f.moment('startTime'), endTime: f.moment('endTime') },
      f.options,
    ),
  Airdrop_AmountZero: (f) => m.error_Airdrop_AmountZero({}, f.options),
  Airdrop_ReceivedNothing: (f) => m.error_Airdrop_ReceivedNothing({}, f.options),
  Airdrop_PaysNothing: (f) => m.error_Airdrop_PaysNothing({}, f.options),
  Airdrop_PoolTooSmall: (f) =>
    m.error_Airdrop_PoolTooSmall(
      { amountOut: f.tokenAmount('amountOut'), left: f.tokenAmount('left') },
      f.options,
    ),
  Airdrop_AmountTooLarge: (f) => m.error_Airdrop_AmountTooLarge({}, f.options),
  Airdrop_NotOwner: (f) => m.error_Airdrop_NotOwner({ owner: f.text('owner') }, f.options),
  Airdrop_StillRunning: (f) =>
    m.error_Airdrop_StillRunning({ endTime: f.moment('endTime') }, f.options),
  Airdrop_NothingToWithdraw: (f) =>
    m.error_Airdrop_NothingToWithdraw({ token: f.text('token') }, f.options),
  Airdrop_KeyTooLong: (f) =>
    m.error_Airdrop_KeyTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  Airdrop_InfoFailed: (f) => m.error_Airdrop_InfoFailed({}, f.options),
  Airdrop_NotFound: (f) => m.error_Airdrop_NotFound({}, f.options),
  Airdrop_RateTooFine: (f) => m.error_Airdrop_RateTooFine({ step: f.integer('step') }, f.options),
  Airdrop_OriginShort: (f) =>
    m.error_Airdrop_OriginShort(
      { needed: f.currencyAmount('needed'), balance: f.currencyAmount('balance') },
      f.options,
    ),
  Airdrop_Busy: (f) => m.error_Airdrop_Busy({}, f.options),
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
