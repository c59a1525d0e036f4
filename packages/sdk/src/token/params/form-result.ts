import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { IssueCollector } from '../draft/issue-collector.ts'
import type { TokenDraftField } from '../types.ts'

/** Fields of the console's forms that an issue can belong to; where creation has the same field, it has the same name. */
export type TokenFormField =
  | TokenDraftField
  | 'accounts'
  | 'account'
  | 'directions'
  | 'tokenIds'
  | 'pair'
  | 'launcher'
  | 'amount'

/** Something wrong with a form. */
export type TokenFormIssue = DraftIssue<TokenFormField>

/** Params in the contract's own units, or everything that is wrong with the form. */
export type TokenFormResult<Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly TokenFormIssue[] }

/** Takes one issue of a form. */
export type FormIssueCollector = IssueCollector<TokenFormField>

/** Runs the readers of a form and gathers what they report. */
export function readParams<Params>(
  read: (report: FormIssueCollector) => Params,
): TokenFormResult<Params> {
  const issues: TokenFormIssue[] = []
  const params = read((field, code, args = {}) => issues.push({ field, code, args }))
  return issues.length === 0 ? { ok: true, params } : { ok: false, issues }
}
