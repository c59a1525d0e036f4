import { formatAmount, formatTime, m } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import type { TransactionKind } from '../../transaction/transaction-kind.ts'
import type { LockView } from './lock-view.ts'

/** Tells the forms of one page apart. */
export const formId = (kind: TransactionKind, { row }: LockView): string => `${kind}:${row.id}`

/** An amount of what is locked, in full. */
export function amountOf({ unit }: LockView, units: bigint): string {
  return formatAmount(units, unit.decimals, {
    symbol: unit.symbol,
    maximumFractionDigits: unit.decimals,
  })
}

/** An amount for reading at a glance. */
export function glanceOf({ unit }: LockView, units: bigint): string {
  return formatAmount(units, unit.decimals, {
    symbol: unit.symbol,
    maximumFractionDigits: 6,
    significantDigits: 4,
  })
}

/** A moment, or never. */
export const untilText = (unlockAt: bigint | number): string =>
  BigInt(unlockAt) >= lockForever ? m.lock_unlock_never() : formatTime(unlockAt)

/** What whoever hands a lock over cannot take back. */
export const finalityOfHandover = ({ record }: LockView): string =>
  record.isForever ? m.lock_transfer_permanent_forever() : m.lock_transfer_permanent()
