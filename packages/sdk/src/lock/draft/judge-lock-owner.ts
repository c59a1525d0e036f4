import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { isBurnAddress } from '../../shared/burn-addresses.ts'
import { lockerErrorPrefixes } from '../lock-params.ts'
import type { LockerKind } from '../types.ts'

/** What is known of a lock whose owner is read. */
export interface OwnedLock {
  readonly locker: LockerKind
  /** Absent while it is not known. */
  readonly asset?: Address | undefined
  readonly isForever: boolean
}

/**
 * Why an address is no owner: nobody is nobody (`OwnerZero`), what is locked can never act, and what is released to an
 * address that burns is lost, where a lock for ever says the same with open eyes. Owners that only the network's contracts tell apart:
 * `check/check-owners-can-withdraw.ts`.
 */
export function judgeLockOwner(
  owner: Address,
  { locker, asset, isForever }: OwnedLock,
): string | undefined {
  if (owner === zeroAddress) return `${lockerErrorPrefixes[locker]}_OwnerZero`
  if (!isForever && isBurnAddress(owner)) return 'Lock_OwnerBurns'
  return asset && isAddressEqual(owner, asset) ? 'Lock_OwnerIsAsset' : undefined
}
