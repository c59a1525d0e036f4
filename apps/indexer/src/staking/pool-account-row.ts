import type { PoolAccountRow, PoolRow } from '@slipway/database/staking/indexed'
import type { Hex, IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { lowerCase } from '../store/stored-values.ts'
import { ofPool } from './pool-row.ts'

/** What an account has in the pool that emitted the event. */
export const accountRead = (event: IndexedEvent<unknown>, account: Hex): RowKey => ({
  table: 'poolAccount',
  id: ofPool(event, lowerCase(account)).id,
})

/** An account's row as it is, or as it begins. */
export function accountRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): PoolAccountRow {
  const place = ofPool(event, lowerCase(account))
  return (
    rows.get('poolAccount', place.id) ?? {
      ...place,
      account: lowerCase(account),
      staked: 0n,
      deposited: 0n,
      withdrawn: 0n,
      rewardsPaid: 0n,
      inviter: null,
      invitees: 0,
      rebatesEarned: 0n,
      rebatesPaid: 0n,
      lastDepositAt: null,
      accruesFrom: null,
      rebateDueAt: null,
      firstAt: event.timestamp,
      updatedAt: event.timestamp,
    }
  )
}

/** An account's row after a change. */
export const accountWrite = (
  event: IndexedEvent<unknown>,
  row: PoolAccountRow,
  change: Partial<PoolAccountRow>,
): RowWrite => ({
  table: 'poolAccount',
  row: { ...row, ...change, updatedAt: event.timestamp },
})

/** What an account has staked after an event, and what it was paid by it. */
export interface Settlement {
  staked: bigint
  paid: bigint
}

/**
 * Since when an account has rewards that it was not paid. A stake that leaves without them, in an emergency or because the
 * token refused, leaves them due: only where the pool's clock ran for it.
 */
export function accrualAfter(
  { timestamp }: IndexedEvent<unknown>,
  pool: PoolRow,
  { accruesFrom }: PoolAccountRow,
  { staked, paid }: Settlement,
): number | null {
  if (staked > 0n) return paid > 0n ? timestamp : (accruesFrom ?? timestamp)
  if (paid > 0n || accruesFrom === null) return null
  const hasEarned = Math.min(timestamp, pool.endTime) > Math.max(accruesFrom, pool.startTime)
  return hasEarned ? accruesFrom : null
}
