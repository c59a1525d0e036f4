import type { FormProblem } from '../../form/form-problem.ts'

/** What is wrong with a form, for the summary above it. @param labels of the fields, in the form's order */
export function listFormProblems(
  labels: Readonly<Record<string, () => string>>,
  errors: Readonly<Record<string, string>>,
): FormProblem[] {
  return Object.keys({ ...labels, ...errors }).flatMap((field) => {
    const text = errors[field]
    return text === undefined ? [] : [{ field, label: labels[field]?.(), text }]
  })
}
