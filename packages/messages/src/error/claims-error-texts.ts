import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of airdrops that are claimed from a list, of their factory, and of lists of payments. */
export const claimsErrorTexts = {
  MerkleAirdrop_NotRunning: (f) =>
    // One without an end can only not have begun.
    f.text('endTime') === '0'
      ? m.error_MerkleAirdrop_notStarted({ startTime: f.moment('startTime') }, f.options)
      : m.error_MerkleAirdrop_NotRunning(
          { startTime: f.moment('startTime'), endTime: f.moment('endTime') },
          f.options,
        ),
  MerkleAirdrop_NotInList: (f) =>
    m.error_MerkleAirdrop_NotInList(
      { account: f.text('account'), amount: f.tokenAmount('amount') },
      f.options,
    ),
  MerkleAirdrop_NothingToClaim: (f) =>
    m.error_MerkleAirdrop_NothingToClaim({ claimed: f.tokenAmount('claimed') }, f.options),
  MerkleAirdrop_PoolTooSmall: (f) =>
    m.error_MerkleAirdrop_PoolTooSmall(
      { amount: f.tokenAmount('amount'), left: f.tokenAmount('left') },
      f.options,
    ),
  MerkleAirdrop_TransferFailed: (f) =>
    m.error_MerkleAirdrop_TransferFailed(
      { account: f.text('account'), amount: f.tokenAmount('amount') },
      f.options,
    ),
  MerkleAirdrop_LengthsDiffer: (f) =>
    m.error_MerkleAirdrop_LengthsDiffer(
      { entries: f.integer('entries'), proofs: f.integer('proofs') },
      f.options,
    ),
  MerkleAirdrop_NotOwner: (f) =>
    m.error_MerkleAirdrop_NotOwner({ owner: f.text('owner') }, f.options),
  MerkleAirdrop_StillRunning: (f) =>
    f.text('endTime') === '0'
      ? m.error_MerkleAirdrop_neverEnds({}, f.options)
      : m.error_MerkleAirdrop_StillRunning({ endTime: f.moment('endTime') }, f.options),
  MerkleAirdrop_NothingToWithdraw: (f) => m.error_MerkleAirdrop_NothingToWithdraw({}, f.options),
  MerkleAirdrop_AmountZero: (f) => m.error_MerkleAirdrop_AmountZero({}, f.options),
  MerkleAirdrop_KeyTooLong: (f) =>
    m.error_MerkleAirdrop_KeyTooLong({ max: f.integer('max') }, f.options),
  AirdropFactory_ParamsMissing: (f) =>
    m.error_AirdropFactory_ParamsMissing(
      { addresses: f.integer('addresses'), numbers: f.integer('numbers') },
      f.options,
    ),
  AirdropFactory_NotToken: (f) =>
    m.error_AirdropFactory_NotToken({ token: f.text('token') }, f.options),
  AirdropFactory_TokensAreSame: (f) => m.error_AirdropFactory_TokensAreSame({}, f.options),
  AirdropFactory_RateOutOfRange: (f) => m.error_AirdropFactory_RateOutOfRange({}, f.options),
  AirdropFactory_EndTooEarly: (f) =>
    m.error_AirdropFactory_EndTooEarly({ min: f.earliest('min') }, f.options),
  AirdropFactory_EndTooLate: (f) =>
    m.error_AirdropFactory_EndTooLate({ max: f.moment('max') }, f.options),
  AirdropFactory_StartTooLate: (f) =>
    m.error_AirdropFactory_StartTooLate({ max: f.moment('max') }, f.options),
  AirdropFactory_RootZero: (f) => m.error_AirdropFactory_RootZero({}, f.options),
  AirdropFactory_TotalOutOfRange: (f) => m.error_AirdropFactory_TotalOutOfRange({}, f.options),
  AirdropFactory_ReleaseUnusable: (f) => m.error_AirdropFactory_ReleaseUnusable({}, f.options),
  AirdropFactory_DepositTooSmall: (f) =>
    m.error_AirdropFactory_DepositTooSmall(
      { received: f.tokenAmount('received'), needed: f.tokenAmount('needed') },
      f.options,
    ),
  AirdropFactory_NotAirdrop: (f) =>
    m.error_AirdropFactory_NotAirdrop({ id: f.integer('id') }, f.options),
  ClaimsDraft_TextTooLong: (f) =>
    m.error_ClaimsDraft_TextTooLong({ max: f.integer('max') }, f.options),
  PayList_TooLong: (f) => m.error_PayList_TooLong({ max: f.integer('max') }, f.options),
  PayList_AddressZero: (f) => m.error_PayList_AddressZero({}, f.options),
  PayList_AmountTooLarge: (f) =>
    m.error_PayList_AmountTooLarge({ max: f.tokenAmount('max') }, f.options),
} satisfies ErrorTexts
