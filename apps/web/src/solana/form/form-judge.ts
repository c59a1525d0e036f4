import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import type { FormProblem } from '../../form/form-problem.ts'

/** A draft that can be made, or everything that is wrong with it. */
export type FormReading<Draft> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] }

/** How a form is read, and what is said of its faults; loaded when it is first judged. */
export interface FormJudge<Values, Draft> {
  readonly judge: (values: Values) => FormReading<Draft>
  /** Texts of what is wrong, by field. */
  readonly errorsOf: (reading: FormReading<Draft>, values: Values) => Record<string, string>
  /** The same for the summary above the form. */
  readonly listProblems: (errors: Readonly<Record<string, string>>) => FormProblem[]
}
