import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import type { FormProblem, FormResult } from './form-result.ts'

/** What a reader of orders in the SDK answers. */
type JudgedOrder<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/**
 * An order that the SDK judged, as a form shows it: the first issue of each field.
 * @param shownAt where an issue goes whose field has no input of its own, such as a sum
 */
export function fromIssues<Field extends string, Order>(
  reading: JudgedOrder<Order>,
  shownAt: Field,
  fields: readonly Field[] = [shownAt],
): FormResult<Field, Order> {
  if (reading.ok) return reading
  const problems: Partial<Record<Field, FormProblem>> = {}
  for (const { field, code, args } of reading.issues) {
    const place = fields.find((one) => one === field) ?? shownAt
    problems[place] ??= { code, args }
  }
  return { ok: false, problems }
}
