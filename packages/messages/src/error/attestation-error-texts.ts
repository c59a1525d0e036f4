import { m } from '../../generated/messages.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the Ethereum Attestation Service and its registry refuse, by the names in their ABIs. */
export const attestationErrorTexts = {
  AccessDenied: (f) => m.error_AccessDenied({}, f.options),
  AlreadyExists: (f) => m.error_AlreadyExists({}, f.options),
  AlreadyRevoked: (f) => m.error_AlreadyRevoked({}, f.options),
  InvalidExpirationTime: (f) => m.error_InvalidExpirationTime({}, f.options),
  InvalidSchema: (f) => m.error_InvalidSchema({}, f.options),
  NotFound: (f) => m.error_NotFound({}, f.options),
} satisfies ErrorTexts
