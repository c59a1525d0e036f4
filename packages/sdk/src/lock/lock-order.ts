import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import type { LockRecord } from './types.ts'

/** Fields of forms that act on a lock. */
export type LockOrderField =
  | 'amount'
  | 'unlockAt'
  | 'newOwner'
  | 'operator'
  | 'receiver'
  | 'successor'

/** An order in the locker's own units, or everything that is wrong with it. */
export type LockFormResult<Order> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly issues: readonly DraftIssue<LockOrderField>[] }

/** Takes one issue of an order. */
export type LockFormIssueCollector = FieldIssueCollector<LockOrderField>

/** What the names of a locker's errors begin with. */
export const lockerErrorPrefixes = {
  token: 'TokenLocker',
  liquidity: 'LiquidityLocker',
  nft: 'NftLocker',
} as const satisfies Record<LockRecord['kind'], string>

/**
 * Runs the reader of an order and gathers what it reports.
 * @param read undefined where nothing could be read, after a report
 */
export function readLockOrder<Order>(
  read: (report: LockFormIssueCollector) => Order | undefined,
): LockFormResult<Order> {
  const issues: DraftIssue<LockOrderField>[] = []
  const order = read((field, code, args = {}) => issues.push({ field, code, args }))
  if (order === undefined || issues.length > 0) return { ok: false, issues }
  return { ok: true, order }
}
