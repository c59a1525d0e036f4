import { ApiError } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { serviceErrorMessage } from '@slipway/messages/service-error-message'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { SignatureLater } from './signature-later.ts'

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
  if (error instanceof SignatureLater) return m.account_problem_signed_later()
  if (!(error instanceof ApiError)) return m.account_problem_unknown()
  const rule = error.code === 'VALIDATION_FAILED' ? ruleOf(error) : error.code
  const code = error.code === 'RATE_LIMITED' ? 'TOO_MANY_ATTEMPTS' : rule
  const text = code && serviceErrorMessage(code, argsOf(error))
  if (text) return text
  return error.isTransient ? m.account_problem_away() : m.account_problem_unknown()
}
