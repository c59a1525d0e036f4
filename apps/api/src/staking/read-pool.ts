import { poolId } from '@slipway/database/row-ids'
import { poolAccountColumns } from '@slipway/database/staking/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { joinedColumns, joins, readJoined } from './pool-source.ts'
import { poolAccountAnswer } from './schemas.ts'
import { type JoinedPool, serializePool } from './serialize-pool.ts'

type Hex = `0x${string}`

/** Which pool: its network, and its address in lower case or its number. */
export interface PoolPlace {
  chainId: number
  pool: string
}

const poolNotFound = () =>
  new ApiError('POOL_NOT_FOUND', 'the factory of this network made no such pool')

/** The row's id; a number is one of the newest factory that has given it. */
const idOf = ({ chainId, pool }: PoolPlace): SQL =>
  pool.startsWith('0x')
    ? sql`${poolId(chainId, pool)}`
    : sql`(SELECT id FROM "index".pool WHERE chain_id = ${chainId} AND record_id = ${String(BigInt(pool))}
        ORDER BY created_at DESC, id DESC LIMIT 1)`

/**
 * The id of a pool's row.
 *
 * @throws {ApiError} `POOL_NOT_FOUND`
 */
export async function findPoolId(database: ReadDatabase, place: PoolPlace): Promise<string> {
  const found = await database.execute(sql`SELECT id FROM "index".pool WHERE id = ${idOf(place)}`)
  const [raw] = found.rows as RawRow[]
  if (!raw) throw poolNotFound()
  return String(raw.id)
}

/**
 * One pool with what is known of its tokens.
 *
 * @param wall unix seconds
 * @throws {ApiError} `POOL_NOT_FOUND`
 */
export async function readJoinedPool(
  database: ReadDatabase,
  place: PoolPlace,
  wall?: number,
): Promise<JoinedPool> {
  const clock = await readClock(database, wall)
  const found = await database.execute(
    sql`SELECT ${joinedColumns()} FROM "index".pool s ${joins(clock)} WHERE s.id = ${idOf(place)}`,
  )
  const [raw] = found.rows as RawRow[]
  if (!raw) throw poolNotFound()
  return readJoined(raw)
}

/**
 * One pool as answers have it.
 *
 * @throws {ApiError} `POOL_NOT_FOUND`
 */
export const readPool = async (database: ReadDatabase, place: PoolPlace, wall?: number) =>
  serializePool(await readJoinedPool(database, place, wall))

const decodeAccount = rowDecoder(poolAccountColumns)

/**
 * One wallet in one pool; its `account` is null for a stranger.
 *
 * @throws {ApiError} `POOL_NOT_FOUND`
 */
export async function readPoolAccount(database: ReadDatabase, place: PoolPlace, account: Hex) {
  const poolId = await findPoolId(database, place)
  const found = await database.execute(
    sql`SELECT ${selectColumns(poolAccountColumns, 'a')},
        (SELECT count(*) FROM "index".pool_nft n WHERE n.pool_id = ${poolId} AND n.account = ${account}) AS nfts
      FROM "index".pool_account a WHERE a.id = ${`${poolId}-${account}`}`,
  )
  const [raw] = found.rows as RawRow[]
  return {
    account: raw ? poolAccountAnswer.write(decodeAccount(raw)) : null,
    nftCount: Number(raw?.nfts ?? 0),
  }
}
