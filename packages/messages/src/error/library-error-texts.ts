import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors that the contracts inherit from their libraries. */
export const libraryErrorTexts = {
  AllowanceOverflow: (f) => m.error_AllowanceOverflow({}, f.options),
  AllowanceUnderflow: (f) => m.error_AllowanceUnderflow({}, f.options),
  AlreadyInitialized: (f) => m.error_AlreadyInitialized({}, f.options),
  InsufficientAllowance: (f) => m.error_InsufficientAllowance({}, f.options),
  InsufficientBalance: (f) => m.error_InsufficientBalance({}, f.options),
  InvalidPermit: (f) => m.error_InvalidPermit({}, f.options),
  NewOwnerIsZeroAddress: (f) => m.error_NewOwnerIsZeroAddress({}, f.options),
  NoHandoverRequest: (f) => m.error_NoHandoverRequest({}, f.options),
  Permit2AllowanceIsFixedAtInfinity: (f) =>
    m.error_Permit2AllowanceIsFixedAtInfinity({}, f.options),
  PermitExpired: (f) => m.error_PermitExpired({}, f.options),
  Reentrancy: (f) => m.error_Reentrancy({}, f.options),
  TotalSupplyOverflow: (f) => m.error_TotalSupplyOverflow({}, f.options),
  Unauthorized: (f) => m.error_Unauthorized({}, f.options),
} satisfies ErrorTexts
