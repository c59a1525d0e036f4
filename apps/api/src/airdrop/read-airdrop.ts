import { airdropAccount, airdropClaim } from '@slipway/database/airdrop/indexed'
import { airdropId } from '@slipway/database/row-ids'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { type JoinedAirdrop, joinedColumns, joins, readJoinedAirdrop } from './airdrop-source.ts'
import { accountSerializer } from './row-serializers.ts'
import { serializeAirdrop, serializeClaim } from './serialize-airdrop.ts'

type Hex = `0x${string}`

const SHOWN_CLAIMS = 100

/** Which airdrop: its network, and its number in the factory or its address, in any letter case. */
export interface AirdropPlace {
  chainId: number
  airdrop: string
}

const notFound = () => new ApiError('AIRDROP_NOT_FOUND', 'no such airdrop was made on this network')

/** Where several versions of the factory count, a number is that of the newest. */
const conditionOf = ({ chainId, airdrop }: AirdropPlace): SQL =>
  airdrop.startsWith('0x')
    ? sql`a.id = ${airdropId(chainId, airdrop)}`
    : sql`a.chain_id = ${chainId} AND a.record_id = ${Number(airdrop)}`

/**
 * Id of an airdrop's row.
 *
 * @throws {ApiError} `AIRDROP_NOT_FOUND`
 */
export async function readAirdropId(database: ReadDatabase, place: AirdropPlace): Promise<string> {
  const found = await database.execute(
    sql`SELECT a.id FROM "index".airdrop a WHERE ${conditionOf(place)} ORDER BY a.block_number DESC, a.id LIMIT 1`,
  )
  const [raw] = found.rows as { id: string }[]
  if (!raw) throw notFound()
  return raw.id
}

/**
 * One airdrop as its row.
 *
 * @param wall unix seconds
 * @throws {ApiError} `AIRDROP_NOT_FOUND`
 */
export async function readJoined(
  database: ReadDatabase,
  place: AirdropPlace,
  wall?: number,
): Promise<JoinedAirdrop> {
  const clock = await readClock(database, wall)
  const found = await database.execute(
    sql`SELECT ${joinedColumns()} FROM "index".airdrop a ${joins(clock)} WHERE ${conditionOf(place)} ORDER BY a.block_number DESC, a.id LIMIT 1`,
  )
  const [raw] = found.rows as RawRow[]
  if (!raw) throw notFound()
  return readJoinedAirdrop(raw)
}

/**
 * One airdrop.
 *
 * @param wall unix seconds
 * @throws {ApiError} `AIRDROP_NOT_FOUND`
 */
export const readAirdrop = async (database: ReadDatabase, place: AirdropPlace, wall?: number) =>
  serializeAirdrop(await readJoined(database, place, wall))

/**
 * One address in one airdrop.
 *
 * @param account lower-case
 * @throws {ApiError} `AIRDROP_NOT_FOUND`
 */
export async function readAirdropAccount(
  database: ReadDatabase,
  place: AirdropPlace,
  account: Hex,
) {
  const id = await readAirdropId(database, place)
  const [accounts, claims] = await Promise.all([
    database
      .select()
      .from(airdropAccount)
      .where(eq(airdropAccount.id, `${id}-${account}`)),
    database
      .select()
      .from(airdropClaim)
      .where(and(eq(airdropClaim.airdropId, id), eq(airdropClaim.account, account)))
      .orderBy(asc(airdropClaim.position), asc(airdropClaim.id))
      .limit(SHOWN_CLAIMS),
  ])
  const [found] = accounts
  return {
    account: found ? accountSerializer.write(found) : null,
    claims: claims.map(serializeClaim),
  }
}
