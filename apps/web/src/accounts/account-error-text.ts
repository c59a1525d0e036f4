import { ApiError } from '@slipway/api-client'
import { errorMessage, isErrorCode, m } from '@slipway/messages'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'

function argsOf(error: ApiError): Readonly<Record<string, unknown>> {
  const { details } = error
  return typeof details === 'object' && details !== null ? { ...details } : {}
}

/** The rule of the first field that the API refuses; form and API have the same ones. */
function ruleOf(error: ApiError): string | undefined {
  const [first]: unknown[] = Array.isArray(error.details) ? error.details : []
  return first && typeof first === 'object' && 'issue' in first ? String(first.issue) : undefined
}

/** Why a call of the account's pages failed, in the reader's language. */
export function accountErrorText(error: unknown): string {
  if (wasRejected(error)) return m.error_Wallet_Rejected()
  if (!(error instanceof ApiError)) return m.account_problem_unknown()
  const rule = error.code === 'VALIDATION_FAILED' ? ruleOf(error) : error.code
  if (error.code === 'RATE_LIMITED') return errorMessage('TOO_MANY_ATTEMPTS', argsOf(error))
  if (rule && isErrorCode(rule)) return errorMessage(rule, argsOf(error))
  return error.isTransient ? m.account_problem_away() : m.account_problem_unknown()
}
