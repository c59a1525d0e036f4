import type { LockDraft, LockListDraft } from '../lock-draft-schema.ts'
import type { LockDraftIssue } from '../read-lock-draft.ts'
import type { LockContracts } from '../types.ts'
import { issue } from './lock-check.ts'

/** A lock that belongs to a locker, or to what is locked, is lost: neither can ever withdraw. */
export function checkLockOwners(
  contracts: LockContracts,
  draft: LockDraft | LockListDraft,
): readonly LockDraftIssue[] {
  const nobody = new Set(
    [...Object.values(contracts), draft.asset].map((address: string) => address.toLowerCase()),
  )
  const owners = draft.locker === 'list' ? draft.entries : [draft]
  const lost = owners.find(({ owner }) => nobody.has(owner.toLowerCase()))
  return lost ? [issue('owner', 'Lock_OwnerIsLocker', { owner: lost.owner })] : []
}
