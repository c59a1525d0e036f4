import { poolDay, poolEvent } from '@slipway/database/staking/indexed'
import { asc, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { calculateChart, type PoolStep } from './calculate-chart.ts'
import { type PoolPlace, readJoinedPool } from './read-pool.ts'

/** A pool with more events than this is drawn by its days: more points than pixels help nobody. */
const MOST_CHANGES = 500

const snapshot = <Table extends typeof poolEvent | typeof poolDay>(table: Table) => ({
  totalStaked: table.totalStaked,
  stakerCount: table.stakerCount,
  rewardPerSecond: table.rewardPerSecond,
  startTime: table.startTime,
  endTime: table.endTime,
})

const readChanges = (database: ReadDatabase, poolId: string): Promise<PoolStep[]> =>
  database
    .select({ at: poolEvent.createdAt, ...snapshot(poolEvent) })
    .from(poolEvent)
    .where(eq(poolEvent.poolId, poolId))
    .orderBy(asc(poolEvent.id))

const readDays = (database: ReadDatabase, poolId: string): Promise<PoolStep[]> =>
  database
    .select({ at: poolDay.lastAt, ...snapshot(poolDay) })
    .from(poolDay)
    .where(eq(poolDay.poolId, poolId))
    .orderBy(asc(poolDay.day))

/**
 * What a pool paid for a stake over time, and how much was staked.
 *
 * @throws {ApiError} `POOL_NOT_FOUND`
 */
export async function readPoolChart(database: ReadDatabase, place: PoolPlace, wall?: number) {
  const { row, now } = await readJoinedPool(database, place, wall)
  const isShort = row.eventCount <= MOST_CHANGES
  const steps = await (isShort ? readChanges : readDays)(database, row.id)
  return {
    chainId: row.chainId,
    address: showAddress(row.address),
    step: isShort ? ('change' as const) : ('day' as const),
    points: calculateChart(row.kind, steps, now).map((point) => ({
      at: point.at,
      apr: String(point.apr),
      totalStaked: String(point.totalStaked),
      stakerCount: point.stakerCount,
      rewardPerSecond: String(point.rewardPerSecond),
    })),
  }
}
