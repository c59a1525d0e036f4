import type {
  PoolDayRow,
  PoolEventKind,
  PoolEventRow,
  PoolRow,
} from '@slipway/database/staking/indexed'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { dayOf, eventId } from '../store/row-ids.ts'
import { textsOf } from '../store/stored-values.ts'
import { ofPool, poolIdOf, poolRead, poolRow, snapshotOf } from './pool-row.ts'

/** What an entry of a pool's history says beside how the pool stands after it. */
export interface PoolAct extends Partial<Pick<PoolEventRow, 'account' | 'amount' | 'reward'>> {
  kind: PoolEventKind
  details?: Readonly<Record<string, bigint | number | string>>
}

type DayCounts = Pick<
  PoolDayRow,
  'deposited' | 'withdrawn' | 'rewardsPaid' | 'deposits' | 'withdrawals'
>

const NOTHING: DayCounts = {
  deposited: 0n,
  withdrawn: 0n,
  rewardsPaid: 0n,
  deposits: 0,
  withdrawals: 0,
}

const dayText = (event: IndexedEvent<unknown>) => String(dayOf(event.timestamp))

/** Rows that `writePool` changes beside the pool's own. */
export const dayRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'poolDay',
  id: ofPool(event, dayText(event)).id,
})

function dayWrite(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  after: PoolRow,
  counts: Partial<DayCounts>,
): RowWrite {
  const place = ofPool(event, dayText(event))
  const before = rows.get('poolDay', place.id) ?? NOTHING
  return {
    table: 'poolDay',
    row: {
      ...place,
      day: dayOf(event.timestamp),
      deposited: before.deposited + (counts.deposited ?? 0n),
      withdrawn: before.withdrawn + (counts.withdrawn ?? 0n),
      rewardsPaid: before.rewardsPaid + (counts.rewardsPaid ?? 0n),
      deposits: before.deposits + (counts.deposits ?? 0),
      withdrawals: before.withdrawals + (counts.withdrawals ?? 0),
      lastAt: event.timestamp,
      ...snapshotOf(after),
    },
  }
}

/** A pool after an event, what its history says of it, and what its day counts. */
export interface PoolChange {
  after: PoolRow
  act: PoolAct
  counts?: Partial<DayCounts>
}

/** The rows of a pool that changed: its own, one entry of its history, and its day. */
export function writePool(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  { after, act, counts = {} }: PoolChange,
): RowWrite[] {
  const row: PoolRow = {
    ...after,
    eventCount: after.eventCount + 1,
    updatedAt: event.timestamp,
    updatedBlock: event.blockNumber,
  }
  return [
    { table: 'pool', row },
    {
      table: 'poolEvent',
      row: {
        id: eventId(event),
        poolId: poolIdOf(event),
        chainId: event.chainId,
        pool: event.address,
        kind: act.kind,
        actor: event.sender,
        account: act.account ?? null,
        amount: act.amount ?? null,
        reward: act.reward ?? null,
        ...snapshotOf(row),
        details: textsOf(act.details ?? {}),
        createdAt: event.timestamp,
        blockNumber: event.blockNumber,
        txHash: event.txHash,
      },
    },
    dayWrite(event, rows, row, counts),
  ]
}

/**
 * A handler of an event that changes nothing but the pool itself.
 *
 * @param change the columns that change, and what the history says; `at` is the event's moment, in unix seconds
 */
export const changePool = <Args>(
  change: (args: Args, pool: PoolRow, at: number) => { row: Partial<PoolRow>; act: PoolAct },
): EventHandler<Args> => ({
  reads: (event) => [poolRead(event), dayRead(event)],
  writes: (event, rows) => {
    const before = poolRow(event, rows)
    const { row, act } = change(event.args, before, event.timestamp)
    return writePool(event, rows, { after: { ...before, ...row }, act })
  },
})
