import { errorMessage } from '@slipway/messages'
import { readTokenDraft, type TokenDraftReading } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraftIssue } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { fieldLabel, fieldOrder } from './field-labels.ts'
import { type TokenFormValues, toDraftInput } from './token-form-values.ts'

/** What the schema says about the form. */
export function readDraft(
  values: TokenFormValues,
  account: Address | undefined,
): TokenDraftReading {
  return readTokenDraft(toDraftInput(values, account), { creator: account })
}

/** Texts by field; the first fault of a field is the one to mend first. */
export function tokenFormErrors(
  issues: readonly TokenDraftIssue[],
  values: TokenFormValues,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[issue.field] ??= issueText(issue, values)
  return errors
}

/** The same for the summary above the form, in the form's order. */
export function listProblems(errors: Readonly<Record<string, string>>): readonly FormProblem[] {
  return Object.entries(errors)
    .toSorted(([left], [right]) => fieldOrder(left) - fieldOrder(right))
    .map(([field, text]) => ({ field, label: fieldLabel(field), text }))
}

/** An issue of the draft in the visitor's language, its amounts in the token's and the chain's own units. */
function issueText(
  issue: TokenDraftIssue,
  values: Pick<TokenFormValues, 'symbol' | 'decimals'>,
): string {
  const decimals = /^\d{1,2}$/.test(values.decimals) ? Number(values.decimals) : 0
  return errorMessage(issue.code, issue.args, {
    token: { symbol: values.symbol, decimals },
    nativeCurrency: activeChain.nativeCurrency,
  })
}
