import { m } from '@slipway/messages'
import {
  type GrantParams,
  readAttestationUid,
  readAttester,
  readGrant,
  readNote,
} from '@slipway/sdk/badges/badge-forms'
import type { BadgeKind } from '@slipway/sdk/badges/badge-kinds'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { type FormProblem, type FormResult, resultOrProblems } from '../../action/form-result.ts'

const DAY_SECONDS = 86_400
const MOST_DAYS = badgeLimits.maxBadgeSeconds / DAY_SECONDS

/** No amount is refused in these forms. */
export const noUnit = { symbol: '', decimals: 0 }

const problemsOf = <Field extends string>(issues: readonly DraftIssue[]) =>
  Object.fromEntries(issues.map(({ field, code }) => [field, { code }])) as Partial<
    Record<Field, FormProblem>
  >

export interface OperatorLogin {
  readonly name: string
  readonly password: string
  readonly code: string
}

const wrong = (text: string): FormProblem => ({ code: 'VALIDATION_FAILED', text })

/** Who signs in; the server alone knows whether it is so. */
export const readLogin = (
  values: OperatorLogin,
): FormResult<keyof OperatorLogin, OperatorLogin> => {
  const { password } = values
  const [name, code] = [values.name.trim(), values.code.replace(/\s/g, '')]
  return resultOrProblems(
    {
      name: /^[a-z0-9][a-z0-9_-]{1,31}$/.test(name) ? undefined : wrong(m.badgereview_name_wrong()),
      password: password ? undefined : wrong(m.badgereview_password_wrong()),
      code: /^\d{6}$/.test(code) ? undefined : wrong(m.badgereview_code_wrong()),
    },
    () => ({ name, password, code }),
  )
}

/** What an operator tells an applicant. */
export function readReason(values: { readonly note: string }): FormResult<'note', string> {
  const reading = readNote(values)
  return reading.ok
    ? { ok: true, params: reading.params.note }
    : { ok: false, problems: problemsOf(reading.issues) }
}

export type GrantField = 'issuer' | 'scope' | 'report' | 'days'

/** What an operator says with a grant. @param nowSeconds the badge lasts from now on */
export function readGrantForm(
  kind: BadgeKind,
  { days, ...texts }: Readonly<Record<GrantField, string>>,
  nowSeconds: number,
): FormResult<GrantField, GrantParams & { expiresAt: number }> {
  const reading = readGrant(kind, texts)
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
  const isLong = count < 1 || count > MOST_DAYS
  const problems = {
    ...(reading.ok ? {} : problemsOf<GrantField>(reading.issues)),
    days: isLong ? { code: 'Badge_ExpiryWrong' } : undefined,
  }
  // A minute less than a whole year: the server's clock may be behind this one.
  const seconds = Math.min(count * DAY_SECONDS, badgeLimits.maxBadgeSeconds - 60)
  return resultOrProblems(problems, () =>
    reading.ok ? { ...reading.params, expiresAt: nowSeconds + seconds } : null,
  )
}

export type AttesterField = 'address' | 'name'

/** Which wallet an operator trusts, and who that is. */
export function readAttesterForm(
  values: Readonly<Record<AttesterField, string>>,
): FormResult<AttesterField, { address: string; name: string }> {
  const reading = readAttester(values)
  return reading.ok ? reading : { ok: false, problems: problemsOf(reading.issues) }
}

/** Number of an attestation that was made elsewhere. */
export function readUidForm(values: { readonly uid: string }): FormResult<'uid', string> {
  const reading = readAttestationUid(values)
  return reading.ok
    ? { ok: true, params: reading.params.uid }
    : { ok: false, problems: problemsOf(reading.issues) }
}
