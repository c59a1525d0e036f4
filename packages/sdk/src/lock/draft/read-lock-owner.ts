import type { Address } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import { judgeLockOwner, type OwnedLock } from './judge-lock-owner.ts'
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
