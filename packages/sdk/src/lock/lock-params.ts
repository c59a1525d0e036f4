import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import type { LockRecord } from './types.ts'

/** Fields of forms that act on a lock. */
export type LockField = 'amount' | 'unlockAt' | 'newOwner' | 'operator' | 'receiver' | 'successor'

/** Params in the locker's own units, or everything that is wrong with the form. */
export type LockFormResult<Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly DraftIssue<LockField>[] }

/** Takes one issue of a form. */
export type LockFormIssueCollector = FieldIssueCollector<LockField>

/** What the names of a locker's errors begin with. */
export const lockerErrorPrefixes = {
  token: 'TokenLocker',
  liquidity: 'LiquidityLocker',
  nft: 'NftLocker',
} as const satisfies Record<LockRecord['kind'], string>

/**
 * Runs the reader of a form and gathers what it reports.
 * @param read undefined where nothing could be read, after a report
 */
export function readLockForm<Params>(
  read: (report: LockFormIssueCollector) => Params | undefined,
): LockFormResult<Params> {
  const issues: DraftIssue<LockField>[] = []
  const params = read((field, code, args = {}) => issues.push({ field, code, args }))
  if (params === undefined || issues.length > 0) return { ok: false, issues }
  return { ok: true, params }
}
