import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of everything that can go wrong between a form and the chain (specification, section 8). */
export const generalErrorTexts = {
  Input_Required: (f) => m.error_Input_Required({}, f.options),
  Input_NumberInvalid: (f) => m.error_Input_NumberInvalid({}, f.options),
  Input_CommaAmbiguous: (f) => m.error_Input_CommaAmbiguous({}, f.options),
  Input_PointAmbiguous: (f) => m.error_Input_PointAmbiguous({}, f.options),
  Input_NumberSeparated: (f) => m.error_Input_NumberSeparated({}, f.options),
  Input_NumberExponent: (f) => m.error_Input_NumberExponent({}, f.options),
  Input_TooManyDecimals: (f) => m.error_Input_TooManyDecimals({ max: f.integer('max') }, f.options),
  Input_IntegerRequired: (f) => m.error_Input_IntegerRequired({}, f.options),
  Input_AddressInvalid: (f) => m.error_Input_AddressInvalid({}, f.options),
  Input_AddressPrefixed: (f) => m.error_Input_AddressPrefixed({}, f.options),
  Input_AddressChecksumInvalid: (f) => m.error_Input_AddressChecksumInvalid({}, f.options),
  Input_AmountZero: (f) => m.error_Input_AmountZero({}, f.options),
  Input_UriInvalid: (f) => m.error_Input_UriInvalid({}, f.options),
  Balance_Insufficient: (f) =>
    m.error_Balance_Insufficient(
      { neededWei: f.wei('neededWei'), balanceWei: f.wei('balanceWei') },
      f.options,
    ),
  Balance_InsufficientUnknown: (f) => m.error_Balance_InsufficientUnknown({}, f.options),
  Token_InfoNotFound: (f) => m.error_Token_InfoNotFound({}, f.options),
  Deployment_Missing: (f) => m.error_Deployment_Missing({}, f.options),
  Chain_Unsupported: (f) => m.error_Chain_Unsupported({}, f.options),
  Chain_Mismatch: (f) => m.error_Chain_Mismatch({}, f.options),
  Sign_NotYours: (f) => m.error_Sign_NotYours({ account: f.text('account') }, f.options),
  Wallet_Missing: (f) => m.error_Wallet_Missing({}, f.options),
  Wallet_NotSwitched: (f) => m.error_Wallet_NotSwitched({ network: f.text('network') }, f.options),
  Wallet_Rejected: (f) => m.error_Wallet_Rejected({}, f.options),
  Wallet_RequestFailed: (f) =>
    m.error_Wallet_RequestFailed({ reason: f.text('reason') }, f.options),
  WalletConnect_NoAnswer: (f) => m.error_WalletConnect_NoAnswer({}, f.options),
  WalletConnect_NotStarted: (f) => m.error_WalletConnect_NotStarted({}, f.options),
  WalletConnect_PairingExpired: (f) => m.error_WalletConnect_PairingExpired({}, f.options),
  WalletConnect_RelayUnreachable: (f) => m.error_WalletConnect_RelayUnreachable({}, f.options),
  Rpc_Unavailable: (f) => m.error_Rpc_Unavailable({}, f.options),
  Rpc_Timeout: (f) => m.error_Rpc_Timeout({ seconds: f.seconds('seconds') }, f.options),
  Rpc_WrongChain: (f) =>
    m.error_Rpc_WrongChain({ actual: f.text('actual'), expected: f.text('expected') }, f.options),
  Transaction_Reverted: (f) => m.error_Transaction_Reverted({}, f.options),
  Transaction_Dropped: (f) => m.error_Transaction_Dropped({}, f.options),
  Transaction_Replaced: (f) => m.error_Transaction_Replaced({}, f.options),
  Transaction_NonceUsed: (f) => m.error_Transaction_NonceUsed({}, f.options),
  Proposal_Rejected: (f) => m.error_Proposal_Rejected({}, f.options),
  Proposal_Replaced: (f) => m.error_Proposal_Replaced({}, f.options),
  Transaction_NotVerified: (f) => m.error_Transaction_NotVerified({}, f.options),
  Contract_Panic: (f) => m.error_Contract_Panic({ panicCode: f.text('panicCode') }, f.options),
  Contract_Reverted: (f) => m.error_Contract_Reverted({ reason: f.text('reason') }, f.options),
  Clipboard_CopyFailed: (f) => m.error_Clipboard_CopyFailed({}, f.options),
} satisfies ErrorTexts
