import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { ApiError } from '../http/api-error.ts'

/** What a form asks for. @throws ApiError `VALIDATION_FAILED` with the code of each wrong field */
export function demandOrder<Order>(
  reading:
    | { readonly ok: true; readonly order: Order }
    | { readonly ok: false; readonly issues: readonly DraftIssue[] },
): Order {
  if (reading.ok) return reading.order
  const details = reading.issues.map(({ field, code }) => ({
    target: 'json',
    path: field,
    issue: code,
  }))
  throw new ApiError('VALIDATION_FAILED', 'a field is missing or wrong', { details })
}
