import type { ErrorContext } from '@slipway/messages/error-context'
import { errorMessage } from '@slipway/messages/error-message'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { CliError, type CliErrorCode } from './cli-error.ts'

/**
 * Refuses a draft for what is wrong with it, each with its field and the text that the site shows.
 * @param context units of its amounts
 * @throws {CliError} `code`, where there is any issue
 */
export function refuseIssues(
  code: CliErrorCode,
  issues: readonly DraftIssue[],
  context: ErrorContext = {},
): void {
  if (issues.length === 0) return
  const said = issues.map((issue) => ({
    field: issue.field,
    code: issue.code,
    message: errorMessage(issue.code, issue.args, context),
  }))
  throw new CliError(code, {}, said)
}
