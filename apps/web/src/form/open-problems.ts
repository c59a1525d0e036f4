import type { ReactNode } from 'react'
import type { FormProblem } from './form-problem.ts'

/**
 * What of a refused submission still stands: a field that was mended since leaves the summary, one that is wrong in
 * another way says how, as beside the field. What concerns the whole form stays until the next submission.
 * @param errors of the form's fields now
 */
export function openProblems(
  problems: readonly FormProblem[],
  errors: Readonly<Record<string, ReactNode>>,
): readonly FormProblem[] {
  return problems.flatMap((problem) => {
    if (problem.label === undefined) return [problem]
    const text = errors[problem.field]
    if (!text) return []
    return typeof text === 'string' ? [{ ...problem, text }] : [problem]
  })
}
