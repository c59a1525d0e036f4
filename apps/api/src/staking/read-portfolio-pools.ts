import { poolAccountColumns } from '@slipway/database/staking/indexed'
import { sql } from 'drizzle-orm'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { PageRequest } from '../http/read-page.ts'
import { touchedPageReader } from '../http/read-touched-page.ts'
import { joinedColumns, joins, readJoined } from './pool-source.ts'
import { poolAccountAnswer } from './schemas.ts'
import { serializePool } from './serialize-pool.ts'

const readAccounts = touchedPageReader(sql`"index".pool_account`, poolAccountColumns)

/**
 * Pools in which an address staked or invited, last touched first, with what it has there.
 *
 * @param chainId undefined: on every network
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioPools(
  database: ReadDatabase,
  account: `0x${string}`,
  request: PageRequest,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { shown, nextCursor } = await readAccounts(database, request, {
    account,
    chainId,
    joinedColumns: joinedColumns(),
    join: sql`JOIN "index".pool s ON s.id = page.pool_id ${joins(clock)}`,
  })
  return {
    items: shown.map(({ raw, row }) => ({
      pool: serializePool(readJoined(raw)),
      account: poolAccountAnswer.write(row),
    })),
    nextCursor,
  }
}
