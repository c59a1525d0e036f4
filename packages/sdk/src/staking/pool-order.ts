import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'

/** Fields of forms that act on a pool. */
export type PoolOrderField = 'amount' | 'nftIds' | 'rate' | 'start' | 'end' | 'limit' | 'text'

/** An order in the pool's own units, or everything that is wrong with it. */
export type PoolFormResult<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly issues: readonly DraftIssue<PoolOrderField>[] }

/** Takes one issue of an order. */
export type PoolFormIssueCollector = FieldIssueCollector<PoolOrderField>

/**
 * Runs the reader of an order and gathers what it reports.
 * @param read undefined where nothing could be read, after a report
 */
export function readPoolOrder<Order>(
  read: (report: PoolFormIssueCollector) => Order | undefined,
): PoolFormResult<Order> {
  const issues: DraftIssue<PoolOrderField>[] = []
  const order = read((field, code, args = {}) => issues.push({ field, code, args }))
  if (order === undefined || issues.length > 0) return { ok: false, issues }
  return { ok: true, order }
}
