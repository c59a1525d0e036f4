import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { isBurnAddress } from '../../shared/burn-addresses.ts'
import { readAddress } from '../../shared/read-address.ts'
import { lockerErrorPrefixes } from '../lock-params.ts'
import type { LockerKind } from '../types.ts'
import type { LockIssueCollector } from './lock-issue-collector.ts'

/** Reads an address of the form. @returns undefined where there is none, after a report. */
export function readLockAddress(
  field: 'asset' | 'owner',
  text: string,
  report: LockIssueCollector,
): Address | undefined {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}

/** What is known of a lock whose owner is read. */
interface OwnedLock {
  readonly locker: LockerKind
  /** Absent while it is not known. */
  readonly asset?: Address | undefined
  readonly isForever: boolean
}

/**
 * Why an address is no owner: nobody is nobody (`OwnerZero`), what is locked can never act, and what is released to an
 * address that burns is lost, where a lock for ever says the same with open eyes.
 */
export function judgeLockOwner(
  owner: Address,
  { locker, asset, isForever }: OwnedLock,
): string | undefined {
  if (owner === zeroAddress) return `${lockerErrorPrefixes[locker]}_OwnerZero`
  if (!isForever && isBurnAddress(owner)) return 'Lock_OwnerBurns'
  return asset && isAddressEqual(owner, asset) ? 'Lock_OwnerIsAsset' : undefined
}

/** Reads who a lock is for. */
export function readLockOwner(
  text: string,
  lock: OwnedLock,
  report: LockIssueCollector,
): Address | undefined {
  const owner = readLockAddress('owner', text, report)
  const fault = owner && judgeLockOwner(owner, lock)
  if (fault) report('owner', fault)
  return owner
}
