import { isAddressEqual } from 'viem'
import { isLockContract } from '../is-lock-contract.ts'
import type { LockDraft, LockListDraft } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import type { LockContracts } from '../types.ts'
import { issue } from './lock-check.ts'

/**
 * Refuses owners who can never withdraw: our own lock contracts, and what is locked. What an address alone tells stands in
 * `draft/judge-lock-owner.ts`.
 */
export function checkOwnersCanWithdraw(
  contracts: LockContracts,
  draft: LockDraft | LockListDraft,
): readonly LockDraftIssue[] {
  const owners = draft.locker === 'list' ? draft.entries : [draft]
  const lost = owners.find(({ owner }) => isLockContract(contracts, owner))
  // Of a single lock the draft's reading has said so already; a list is read without its asset.
  const own = owners.find(({ owner }) => isAddressEqual(owner, draft.asset))
  return [
    ...(lost ? [issue('owner', 'Lock_OwnerIsLocker', { owner: lost.owner })] : []),
    ...(own ? [issue('owner', 'Lock_OwnerIsAsset', { owner: own.owner })] : []),
  ]
}
