/** Something to mend, as the summary lists it. */
export interface FormProblem {
  /** Name of the field, or `form`. */
  readonly field: string
  /** Undefined where no single field is at fault. */
  readonly label: string | undefined
  readonly text: string
}
