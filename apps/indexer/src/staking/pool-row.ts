import { poolId } from '@slipway/database/row-ids'
import type { PoolRow } from '@slipway/database/staking/indexed'
import { ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader } from '../store/index-rows.ts'

/** Id of the pool that emitted the event. */
export const poolIdOf = (event: IndexedEvent<unknown>): string =>
  poolId(event.chainId, event.address)

/** What every row about one pool begins with. */
export const ofPool = (event: IndexedEvent<unknown>, what: string) => ({
  id: `${poolIdOf(event)}-${what}`,
  poolId: poolIdOf(event),
  chainId: event.chainId,
  pool: event.address,
})

/** The row of the pool that emitted the event. */
export const poolRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'pool',
  id: poolIdOf(event),
})

/** @throws {ImpossibleEventError} when the pool was never announced */
export function poolRow(event: IndexedEvent<unknown>, rows: RowReader): PoolRow {
  const row = rows.get('pool', poolIdOf(event))
  if (!row) throw new ImpossibleEventError(event, `pool ${event.address} was never announced`)
  return row
}

/** How a pool stands: what its history and its days keep of it. */
export const snapshotOf = ({
  totalStaked,
  stakerCount,
  rewardPerSecond,
  startTime,
  endTime,
}: PoolRow) => ({ totalStaked, stakerCount, rewardPerSecond, startTime, endTime })
