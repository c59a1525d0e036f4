import { isAddressEqual } from 'viem'
import type { LockDraft, LockListDraft } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import type { LockContracts } from '../types.ts'
import { issue } from './lock-check.ts'

/** A lock that belongs to a locker is lost: no locker can ever withdraw. */
export function checkLockOwners(
  contracts: LockContracts,
  draft: LockDraft | LockListDraft,
): readonly LockDraftIssue[] {
  const nobody = new Set(Object.values(contracts).map((address: string) => address.toLowerCase()))
  const owners = draft.locker === 'list' ? draft.entries : [draft]
  const lost = owners.find(({ owner }) => nobody.has(owner.toLowerCase()))
  // Of a single lock the draft's reading has said so already; a list is read without its asset.
  const own = owners.find(({ owner }) => isAddressEqual(owner, draft.asset))
  return [
    ...(lost ? [issue('owner', 'Lock_OwnerIsLocker', { owner: lost.owner })] : []),
    ...(own ? [issue('owner', 'Lock_OwnerIsAsset', { owner: own.owner })] : []),
  ]
}
