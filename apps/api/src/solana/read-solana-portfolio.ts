import { sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import { wallClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readSolanaThing, selectThings } from './solana-thing.ts'

/** Things in one answer. */
const MOST = 100

/**
 * What a wallet has on Solana: its locks, airdrops, presales and pools, and those that it took part in. What is closed is
 * over and left out; so is what it left altogether, but nothing of which it can still take a reward, what leaving cost, or a
 * deposit.
 *
 * @param wallet base58
 * @param wall unix seconds
 */
export async function readSolanaPortfolio(
  database: ReadDatabase,
  wallet: string,
  wall = wallClock(),
) {
  const found = sql`(
    SELECT t.*, h.held, h.is_owed FROM app.solana_thing t LEFT JOIN (
      SELECT chain_id, address, nullif(sum(amount), 0) AS held, bool_or(amount = 0) AS is_owed FROM app.solana_position
      WHERE wallet = ${wallet} AND (amount > 0 OR coalesce(is_owed, paid_to_leave)) GROUP BY 1, 2
    ) h ON h.chain_id = t.chain_id AND h.address = t.address
    WHERE NOT t.is_closed AND (t.owner = ${wallet} OR h.address IS NOT NULL)
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${MOST + 1})`
  const { rows } = await database.execute(
    sql`${selectThings(found)} ORDER BY t.created_at DESC, t.id DESC`,
  )
  const items = (rows as RawRow[]).slice(0, MOST).map((row) => ({
    ...readSolanaThing(row, wall),
    isOwner: row.owner === wallet,
    held: row.held === null ? null : String(row.held),
    isOwed: row.is_owed === true,
  }))
  return { address: wallet, items, isCut: rows.length > MOST }
}
