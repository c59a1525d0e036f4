import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import { lockerErrorPrefixes } from '../lock-order.ts'
import type { LockerKind } from '../types.ts'
import type { LockSink } from './lock-sink.ts'

/** Reads an address of the form. @returns undefined where there is none, after a report. */
export function readLockAddress(
  field: 'asset' | 'owner',
  text: string,
  report: LockSink,
): Address | undefined {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}

/** Reads who a lock is for; nobody is nobody (`OwnerZero`). */
export function readLockOwner(
  text: string,
  locker: LockerKind,
  report: LockSink,
): Address | undefined {
  const owner = readLockAddress('owner', text, report)
  if (owner === zeroAddress) report('owner', `${lockerErrorPrefixes[locker]}_OwnerZero`)
  return owner
}
