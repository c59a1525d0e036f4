import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { ApiError } from '../http/api-error.ts'

/** What a form asks for. @throws ApiError `VALIDATION_FAILED` with the code of each wrong field */
export function demandParams<Params>(
  reading:
    | { readonly ok: true; readonly params: Params }
    | { readonly ok: false; readonly issues: readonly DraftIssue[] },
): Params {
  if (reading.ok) return reading.params
  const details = reading.issues.map(({ field, code }) => ({
    target: 'json',
    path: field,
    issue: code,
  }))
  throw new ApiError('VALIDATION_FAILED', 'a field is missing or wrong', { details })
}
