import { type SQL, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { withNamedAssets } from '../database/named-assets.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readJoinedLock, selectLocks } from '../lock/lock-source.ts'

const ORDER = sql.raw('ORDER BY l.created_at DESC, l.id DESC')

/** The newest locks of an owner, or of an asset, each found by an index of its own. */
function ofAddress(address: string, ofChain: SQL, limit: number): SQL {
  const by = (column: 'owner' | 'asset') =>
    sql`(SELECT l.* FROM "index".lock l WHERE l.${sql.raw(column)} = ${address} ${ofChain} ${ORDER} LIMIT ${limit})`
  return sql`WITH found AS MATERIALIZED (${by('asset')} UNION ${by('owner')})`
}

/** The newest locks of each asset that is called so: none of them is read as a whole. */
const ofName = (search: string, ofChain: SQL, limit: number): SQL =>
  sql`${withNamedAssets(search)}, found AS MATERIALIZED (
    SELECT l.* FROM asset CROSS JOIN LATERAL (
      SELECT l.* FROM "index".lock l WHERE l.asset = split_part(asset.id, '-', 2) AND l.chain_id = split_part(asset.id, '-', 1)::bigint ${ofChain}
      ${ORDER} LIMIT ${limit}) l)`

/**
 * Locks by their owner, their asset, or what the asset is called, newest first.
 *
 * @param address lower case; undefined: by name
 */
export async function findLocks(
  database: ReadDatabase,
  asked: {
    search: string
    address: string | undefined
    chainId: number | undefined
    limit: number
  },
) {
  const { search, address, chainId, limit } = asked
  const ofChain = chainId === undefined ? sql`` : sql`AND l.chain_id = ${chainId}`
  const found = address ? ofAddress(address, ofChain, limit) : ofName(search, ofChain, limit)
  const first = sql`(SELECT l.* FROM found l ${ORDER} LIMIT ${limit})`
  const { rows } = await database.execute(sql`${found} ${selectLocks(first)} ${ORDER}`)
  return (rows as RawRow[]).map(readJoinedLock)
}
