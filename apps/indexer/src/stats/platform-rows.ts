import { chainRowId } from '@slipway/database/row-ids'
import type { PlatformChainRow, PlatformDayRow } from '@slipway/database/stats/indexed'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { dayId, dayOf } from '../store/row-ids.ts'

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
  poolsCreated: 0,
  stakes: 0,
  poolFeesWei: 0n,
  nftSalesCreated: 0,
  nftsMinted: 0,
  nftVolumeWei: 0n,
  nftSaleFeesWei: 0n,
  airdropsCreated: 0,
  locksMade: 0,
  presalesFinished: 0,
  presalesCanceled: 0,
  claims: 0,
  newUsers: 0,
  newContributors: 0,
  acts: 0,
}

type Counts = typeof zeroCounts

/** What one event adds to the statistics of its chain and day. */
export interface PlatformChange extends Partial<Counts> {
  /** addresses that began to hold, less those that ceased to */
  holders?: number
}

const addTo = <Value extends number | bigint>(before: Value, added: Value | undefined): Value =>
  added === undefined ? before : (((before as number) + (added as number)) as Value)

function addCounts<Row extends Counts>(row: Row, change: PlatformChange): Row {
  const added = Object.entries(zeroCounts).map(([name]) => {
    const count = name as keyof Counts
    return [count, addTo<number | bigint>(row[count], change[count])]
  })
  return { ...row, ...Object.fromEntries(added) }
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
