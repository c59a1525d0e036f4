import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'

/** Fields of forms that act on a pool. */
export type PoolField = 'amount' | 'nftIds' | 'rate' | 'start' | 'end' | 'limit' | 'text'

/** Params in the pool's own units, or everything that is wrong with the form. */
export type PoolFormResult<Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly DraftIssue<PoolField>[] }

/** Takes one issue of a form. */
export type PoolFormIssueCollector = FieldIssueCollector<PoolField>

/**
 * Runs the reader of a form and gathers what it reports.
 * @param read undefined where nothing could be read, after a report
 */
export function readPoolForm<Params>(
  read: (report: PoolFormIssueCollector) => Params | undefined,
): PoolFormResult<Params> {
  const issues: DraftIssue<PoolField>[] = []
  const params = read((field, code, args = {}) => issues.push({ field, code, args }))
  if (params === undefined || issues.length > 0) return { ok: false, issues }
  return { ok: true, params }
}
