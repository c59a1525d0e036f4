import type { PoolAccountRow } from '@slipway/database/staking/indexed'
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
