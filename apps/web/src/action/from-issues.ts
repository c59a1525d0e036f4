import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import type { FormProblem, FormResult } from './form-result.ts'

/** What the SDK's reader of a form returns. */
type SdkResult<Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/**
 * A form that the SDK read, as the web shows it: the first issue of each field.
 * @param shownAt where an issue goes whose field has no input of its own, such as a sum
 */
export function fromIssues<Field extends string, Params>(
  reading: SdkResult<Params>,
  shownAt: Field,
  fields: readonly Field[] = [shownAt],
): FormResult<Field, Params> {
  if (reading.ok) return reading
  const problems: Partial<Record<Field, FormProblem>> = {}
  for (const { field, code, args } of reading.issues) {
    const place = fields.find((one) => one === field) ?? shownAt
    problems[place] ??= { code, args }
  }
  return { ok: false, problems }
}
