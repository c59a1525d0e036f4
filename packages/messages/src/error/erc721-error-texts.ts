import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of ERC721A: the thirteen of specification section 8, then those that its ABI names besides. */
export const erc721ErrorTexts = {
  ApprovalCallerNotOwnerNorApproved: (f) =>
    m.error_ApprovalCallerNotOwnerNorApproved({}, f.options),
  ApprovalQueryForNonexistentToken: (f) => m.error_ApprovalQueryForNonexistentToken({}, f.options),
  BalanceQueryForZeroAddress: (f) => m.error_BalanceQueryForZeroAddress({}, f.options),
  InvalidQueryRange: (f) => m.error_InvalidQueryRange({}, f.options),
  MintERC2309QuantityExceedsLimit: (f) => m.error_MintERC2309QuantityExceedsLimit({}, f.options),
  MintToZeroAddress: (f) => m.error_MintToZeroAddress({}, f.options),
  MintZeroQuantity: (f) => m.error_MintZeroQuantity({}, f.options),
  OwnerQueryForNonexistentToken: (f) => m.error_OwnerQueryForNonexistentToken({}, f.options),
  TransferCallerNotOwnerNorApproved: (f) =>
    m.error_TransferCallerNotOwnerNorApproved({}, f.options),
  TransferFromIncorrectOwner: (f) => m.error_TransferFromIncorrectOwner({}, f.options),
  TransferToNonERC721ReceiverImplementer: (f) =>
    m.error_TransferToNonERC721ReceiverImplementer({}, f.options),
  TransferToZeroAddress: (f) => m.error_TransferToZeroAddress({}, f.options),
  URIQueryForNonexistentToken: (f) => m.error_URIQueryForNonexistentToken({}, f.options),
  NotCompatibleWithSpotMints: (f) => m.error_NotCompatibleWithSpotMints({}, f.options),
  OwnershipNotInitializedForExtraData: (f) =>
    m.error_OwnershipNotInitializedForExtraData({}, f.options),
  SequentialMintExceedsLimit: (f) => m.error_SequentialMintExceedsLimit({}, f.options),
  SequentialUpToTooSmall: (f) => m.error_SequentialUpToTooSmall({}, f.options),
  SpotMintTokenIdTooSmall: (f) => m.error_SpotMintTokenIdTooSmall({}, f.options),
  TokenAlreadyExists: (f) => m.error_TokenAlreadyExists({}, f.options),
} satisfies ErrorTexts
