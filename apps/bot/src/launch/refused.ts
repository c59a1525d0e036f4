import type { AnswerIssue } from '../dialogue/judge-answers.ts'

/** What keeps a transaction from being offered, at its question where one asks about it. */
export interface Refused {
  readonly issue: AnswerIssue
}

export const refusedBy = (
  code: string,
  args: AnswerIssue['args'],
  field?: AnswerIssue['field'],
): Refused => ({ issue: { field, code, args } })
