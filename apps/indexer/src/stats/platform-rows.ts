import type { PlatformChainRow, PlatformDayRow } from '@slipway/database/stats/indexed'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { chainRowId, dayId, dayOf } from '../store/row-ids.ts'

/** What one event adds to the statistics of its chain and day. */
export interface PlatformChange {
  tokensCreated?: number
  newCreators?: number
  transfers?: number
  feesWei?: bigint
  inviterRewardsWei?: bigint
  presalesCreated?: number
  contributions?: number
  presaleFeesWei?: bigint
  /** addresses that began to hold, less those that ceased to */
  holders?: number
}

/** The two rows that `countPlatform` changes. */
export const platformReads = (event: IndexedEvent<unknown>): RowKey[] => [
  { table: 'platformChain', id: chainRowId(event.chainId) },
  { table: 'platformDay', id: dayId(event.chainId, event.timestamp) },
]

const zeroCounts = {
  tokensCreated: 0,
  newCreators: 0,
  transfers: 0,
  feesWei: 0n,
  inviterRewardsWei: 0n,
  presalesCreated: 0,
  contributions: 0,
  presaleFeesWei: 0n,
}

function addCounts<Row extends typeof zeroCounts>(row: Row, change: PlatformChange): Row {
  return {
    ...row,
    tokensCreated: row.tokensCreated + (change.tokensCreated ?? 0),
    newCreators: row.newCreators + (change.newCreators ?? 0),
    transfers: row.transfers + (change.transfers ?? 0),
    feesWei: row.feesWei + (change.feesWei ?? 0n),
    inviterRewardsWei: row.inviterRewardsWei + (change.inviterRewardsWei ?? 0n),
    presalesCreated: row.presalesCreated + (change.presalesCreated ?? 0),
    contributions: row.contributions + (change.contributions ?? 0),
    presaleFeesWei: row.presaleFeesWei + (change.presaleFeesWei ?? 0n),
  }
}

/** Adds a change to the totals of the chain and to the event's UTC day. */
export function countPlatform(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  change: PlatformChange,
): RowWrite[] {
  const { chainId, timestamp } = event
  const chainBefore: PlatformChainRow = rows.get('platformChain', chainRowId(chainId)) ?? {
    id: chainRowId(chainId),
    chainId,
    ...zeroCounts,
    holders: 0,
  }
  const dayBefore: PlatformDayRow = rows.get('platformDay', dayId(chainId, timestamp)) ?? {
    id: dayId(chainId, timestamp),
    chainId,
    day: dayOf(timestamp),
    ...zeroCounts,
    holdersAtEnd: 0,
  }
  const holders = chainBefore.holders + (change.holders ?? 0)
  return [
    { table: 'platformChain', row: { ...addCounts(chainBefore, change), holders } },
    { table: 'platformDay', row: { ...addCounts(dayBefore, change), holdersAtEnd: holders } },
  ]
}
