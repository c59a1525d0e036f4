import type { Address } from 'viem'
import type { LockRecord } from '../types.ts'
import type { LockFacts } from './lock-facts.ts'

/**
 * Proven facts in the form of a lock that was read, for calculations and lists. The amounts of a rebasing lock are its
 * shares: what a share is worth, no word of the locker says.
 */
export function toProvenRecord(
  facts: LockFacts,
  id: { readonly locker: Address; readonly lockId: bigint },
): LockRecord {
  const { owner, lockedAt, unlockAt, isForever } = facts
  const base = { ...id, owner, lockedAt, unlockAt, isForever }
  if (facts.kind === 'nft') {
    const { kind, collection, nftId, position, feeReceiver, changes } = facts
    const isHeld = facts.indexedLockId === id.lockId
    const nft = { kind, collection, nftId, position, feeReceiver, isHeld, changes }
    return { ...base, ...nft, amount: 1n, initialAmount: 1n }
  }
  const amounts = { amount: facts.units, initialAmount: facts.initialUnits }
  if (facts.kind === 'liquidity') {
    const { kind, lpToken, changes } = facts
    return { ...base, ...amounts, kind, lpToken, changes }
  }
  const { kind, token, isRebasing, isMigratable, units, initialUnits, schedule } = facts
  const own = { kind, token, isRebasing, isMigratable, units, initialUnits }
  return { ...base, ...amounts, ...own, ...(schedule && { schedule }) }
}
