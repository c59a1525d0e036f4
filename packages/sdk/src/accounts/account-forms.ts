import * as z from 'zod/mini'
import type { DraftIssue } from '../shared/draft-issue.ts'
import {
  codeField,
  emailField,
  loginSchema,
  nameField,
  newPasswordField,
  passwordField,
  phoneField,
  secondStepField,
} from './account-schemas.ts'

/** A password entered twice: the second time is judged only by whether it is the same. */
const again = {
  password: newPasswordField,
  again: z.string().check(z.minLength(1, 'Account_ConfirmMissing')),
}
const isSame = z.refine<{ password: string; again: string }>(
  ({ password, again: repeated }) => password === repeated,
  { error: 'Account_PasswordsDiffer', path: ['again'] },
)

/** Each form of the account's pages, as texts. */
export const accountForms = {
  login: loginSchema,
  register: z.object({ email: emailField, ...again }).check(isSame),
  email: z.object({ email: emailField }),
  newPassword: z.object(again).check(isSame),
  changePassword: z.object({ current: passwordField, ...again }).check(isSame),
  name: z.object({ name: nameField }),
  secondStep: z.object({ code: secondStepField }),
  code: z.object({ code: codeField }),
  phone: z.object({ phone: phoneField }),
  phoneCode: z.object({ phone: phoneField, code: codeField }),
  password: z.object({ password: passwordField }),
} as const

export type AccountForm = keyof typeof accountForms

/** What a form asks for, once everything in it is right. */
export type AccountParams<Form extends AccountForm> = z.output<(typeof accountForms)[Form]>

/** Reads a form: its params, or for each wrong field the first thing that is wrong with it. */
export function readAccountForm<Form extends AccountForm>(
  form: Form,
  values: Readonly<Record<string, string>>,
):
  | { readonly ok: true; readonly params: AccountParams<Form> }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] } {
  const reading = z.safeParse(accountForms[form], values)
  if (reading.success) return { ok: true, params: reading.data as AccountParams<Form> }
  const issues = new Map<string, DraftIssue>()
  for (const { path, message } of reading.error.issues) {
    const field = String(path[0] ?? 'form')
    if (!issues.has(field)) issues.set(field, { field, code: message, args: {} })
  }
  return { ok: false, issues: [...issues.values()] }
}
