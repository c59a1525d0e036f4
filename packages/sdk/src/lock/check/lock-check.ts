import type { Address } from 'viem'
import type { Lockable } from '../../platform/lockable.ts'
import type { LockDraft, LockListDraft } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import type { LockHint } from './lock-hint.ts'

/** A draft with everything that its lock depends on. */
export interface LockDraftCheck<Draft = LockDraft | LockListDraft> {
  readonly draft: Draft
  /** Who pays, and sends the transaction. */
  readonly account: Address
  /** What `recogniseLockable` said of the asset; hints about dividends and balances come from it. */
  readonly lockable?: Lockable | undefined
}

/** What the chain says about a draft. */
export interface LockDraftReport {
  /** None when the lock can be made now. */
  readonly issues: readonly LockDraftIssue[]
  readonly hints: readonly LockHint[]
  /** What the locker would count, in base units; absent while no rehearsal went through. */
  readonly arrives?: bigint
  /** What the wallet would be left without. */
  readonly debits?: bigint
}

/** An issue of a draft. */
export const issue = (
  field: LockDraftIssue['field'],
  code: string,
  args: LockDraftIssue['args'] = {},
): LockDraftIssue => ({ field, code, args })
