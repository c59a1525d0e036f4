import * as z from 'zod/mini'
import { accountLimits } from './account-limits.ts'

/**
 * What the forms and calls of an account take. One schema for both: the issues' messages are codes,
 * which form and API say in the reader's language.
 */

/** `a@b.c`: whether it exists is proven by the mail alone. */
const emailShape = /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/u
/** E.164: a plus sign, the country's code, at most 15 digits in all. */
const phoneShape = /^\+[1-9]\d{6,14}$/
const codeShape = new RegExp(`^\\d{${accountLimits.codeDigits}}$`)

const required = (missing: string) => z.string({ error: missing }).check(z.minLength(1, missing))

/** Lower case and without spaces around it: the form under which an account is found. */
export const emailField = z.pipe(
  z.pipe(
    z.string({ error: 'Account_EmailMissing' }),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  required('Account_EmailMissing').check(
    z.maxLength(accountLimits.emailLength, 'Account_EmailWrong'),
    z.regex(emailShape, 'Account_EmailWrong'),
  ),
)

/** A password that is being chosen. */
export const newPasswordField = required('Account_PasswordMissing').check(
  z.minLength(accountLimits.passwordMin, 'Account_PasswordShort'),
  z.maxLength(accountLimits.passwordMax, 'Account_PasswordLong'),
)

/** A password that is asked for: whatever it is, it is compared and never judged. */
export const passwordField = required('Account_PasswordMissing').check(
  z.maxLength(accountLimits.passwordMax, 'Account_PasswordLong'),
)

/** E.164 after spaces, dots, dashes and brackets are taken out. */
export const phoneField = z.pipe(
  z.pipe(
    z.string({ error: 'Account_PhoneMissing' }),
    z.transform((text: string) => text.replaceAll(/[\s().-]/g, '')),
  ),
  required('Account_PhoneMissing').check(z.regex(phoneShape, 'Account_PhoneWrong')),
)

/** Digits by text message or of an authenticator; spaces are how people read them. */
export const codeField = z.pipe(
  z.pipe(
    z.string({ error: 'Account_CodeMissing' }),
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
  ),
  required('Account_CodeMissing').check(z.regex(codeShape, 'Account_CodeWrong')),
)

/** A code of an authenticator, or one of the recovery codes (`xxxxx-xxxxx`). */
export const secondStepField = z.pipe(
  z.pipe(
    z.string({ error: 'Account_CodeMissing' }),
    z.transform((text: string) => text.replaceAll(/\s/g, '').toLowerCase()),
  ),
  required('Account_CodeMissing').check(
    z.regex(/^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/, 'Account_CodeWrong'),
  ),
)

/** How this site greets somebody; control characters would break its mails. */
export const nameField = z.pipe(
  z.pipe(
    z.string({ error: 'Account_NameMissing' }),
    z.transform((text: string) => text.trim()),
  ),
  required('Account_NameMissing').check(
    z.maxLength(accountLimits.nameMax, 'Account_NameLong'),
    z.regex(/^\P{C}*$/u, 'Account_NameWrong'),
  ),
)

export const loginSchema = z.object({ email: emailField, password: passwordField })
