import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the forms of an account refuse (specification section 5), and of what their calls answer. */
export const accountErrorTexts = {
  Account_EmailMissing: (f) => m.error_Account_EmailMissing({}, f.options),
  Account_EmailWrong: (f) => m.error_Account_EmailWrong({}, f.options),
  Account_PasswordMissing: (f) => m.error_Account_PasswordMissing({}, f.options),
  Account_PasswordShort: (f) => m.error_Account_PasswordShort({}, f.options),
  Account_PasswordLong: (f) => m.error_Account_PasswordLong({}, f.options),
  Account_ConfirmMissing: (f) => m.error_Account_ConfirmMissing({}, f.options),
  Account_PasswordsDiffer: (f) => m.error_Account_PasswordsDiffer({}, f.options),
  Account_PhoneMissing: (f) => m.error_Account_PhoneMissing({}, f.options),
  Account_PhoneWrong: (f) => m.error_Account_PhoneWrong({}, f.options),
  Account_CodeMissing: (f) => m.error_Account_CodeMissing({}, f.options),
  Account_CodeWrong: (f) => m.error_Account_CodeWrong({}, f.options),
  Account_NameMissing: (f) => m.error_Account_NameMissing({}, f.options),
  Account_NameLong: (f) => m.error_Account_NameLong({}, f.options),
  Account_NameWrong: (f) => m.error_Account_NameWrong({}, f.options),
  FORBIDDEN: (f) => m.error_FORBIDDEN({}, f.options),
  ORIGIN_REFUSED: (f) => m.error_ORIGIN_REFUSED({}, f.options),
  CREDENTIALS_WRONG: (f) => m.error_CREDENTIALS_WRONG({}, f.options),
  LINK_INVALID: (f) => m.error_LINK_INVALID({}, f.options),
  CODE_WRONG: (f) => m.error_CODE_WRONG({}, f.options),
  SIGN_IN_EXPIRED: (f) => m.error_SIGN_IN_EXPIRED({}, f.options),
  WALLET_MESSAGE_WRONG: (f) => m.error_WALLET_MESSAGE_WRONG({}, f.options),
  WALLET_TAKEN: (f) => m.error_WALLET_TAKEN({}, f.options),
  LAST_WAY_IN: (f) => m.error_LAST_WAY_IN({}, f.options),
  TOO_MANY_ATTEMPTS: (f) =>
    m.error_TOO_MANY_ATTEMPTS({ duration: f.seconds('retryAfterSeconds') }, f.options),
  SECOND_STEP_ON: (f) => m.error_SECOND_STEP_ON({}, f.options),
  ACCOUNTS_OFF: (f) => m.error_ACCOUNTS_OFF({}, f.options),
} satisfies ErrorTexts
