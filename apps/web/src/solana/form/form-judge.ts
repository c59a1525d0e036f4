import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import type { FormProblem } from '../../form/form-problem.ts'

/** A draft that can be made, or everything that is wrong with it. */
export type FormReading =
  | { readonly ok: true; readonly draft: unknown }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/** What a reading holds where nothing is wrong. */
export type DraftOf<Reading> =
  Extract<Reading, { readonly ok: true }> extends {
    readonly draft: infer Draft
  }
    ? Draft
    : never

/** How a form is read, and what is said of its faults; loaded when it is first judged. */
export interface FormJudge<Values, Reading extends FormReading> {
  readonly judge: (values: Values) => Reading
  /** Texts of what is wrong, by field. */
  readonly errorsOf: (reading: Reading, values: Values) => Record<string, string>
  /** The same for the summary above the form. */
  readonly listProblems: (errors: Readonly<Record<string, string>>) => FormProblem[]
}
