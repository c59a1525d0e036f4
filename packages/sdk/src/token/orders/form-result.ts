import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { IssueCollector } from '../draft/issue-collector.ts'
import type { TokenDraftField } from '../types.ts'

/** Fields of the console's forms that an issue can belong to; where creation has the same field, it has the same name. */
export type TokenOrderField =
  | TokenDraftField
  | 'accounts'
  | 'account'
  | 'directions'
  | 'tokenIds'
  | 'pair'
  | 'launcher'
  | 'amount'

/** Something wrong with an order. */
export type TokenOrderIssue = DraftIssue<TokenOrderField>

/** An order in the contract's own units, or everything that is wrong with it. */
export type TokenFormResult<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly issues: readonly TokenOrderIssue[] }

/** Takes one issue of an order. */
export type FormIssueCollector = IssueCollector<TokenOrderField>

/** Runs the readers of an order and gathers what they report. */
export function readOrder<Order>(
  read: (report: FormIssueCollector) => Order,
): TokenFormResult<Order> {
  const issues: TokenOrderIssue[] = []
  const order = read((field, code, args = {}) => issues.push({ field, code, args }))
  return issues.length === 0 ? { ok: true, order } : { ok: false, issues }
}
