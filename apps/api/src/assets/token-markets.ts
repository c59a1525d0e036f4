import { tokenId } from '@slipway/database/row-ids'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** Anybody can make pools of a token: those that its own events told come first, then those that were known first. */
const MOST_POOLS = 100
const MOST_POSITIONS = 500

/** Where locks that concern one token are found. */
export interface TokenMarkets {
  /** the token, its V2 pairs and V3 pools, lower-case */
  markets: string[]
  /** ids of locks of V4 positions: their pools have no address */
  lockIds: string[]
}

/** Finds the pools of a token: those that the index saw, and those that said so themselves. */
export async function readTokenMarkets(
  database: ReadDatabase,
  chainId: number,
  token: string,
): Promise<TokenMarkets> {
  const id = tokenId(chainId, token)
  const poolsBy = (side: SQL) => sql`(
    SELECT address, found_at FROM app.asset_facts
    WHERE ${side} = ${token} AND chain_id = ${chainId} AND id LIKE '%-' || address
    ORDER BY found_at, address LIMIT ${MOST_POOLS})`
  const positionsBy = (side: SQL) => sql`(
    SELECT id FROM app.asset_facts
    WHERE ${side} = ${token} AND chain_id = ${chainId} AND id NOT LIKE '%-' || address
    ORDER BY id LIMIT ${MOST_POSITIONS})`
  const [pools, positions] = await Promise.all([
    database.execute<{ address: string }>(sql`
      SELECT address FROM (
        SELECT pair AS address, NULL::timestamptz AS found_at FROM "index".token_pair WHERE token_id = ${id}
        UNION ALL SELECT pair, NULL FROM "index".token_launch WHERE token_id = ${id}
        UNION ALL ${poolsBy(sql`token0`)} UNION ALL ${poolsBy(sql`token1`)}) found
      GROUP BY address ORDER BY bool_or(found_at IS NULL) DESC, min(found_at), address LIMIT ${MOST_POOLS}`),
    database.execute<{ id: string }>(sql`
      ${positionsBy(sql`token0`)} UNION ${positionsBy(sql`token1`)} ORDER BY id LIMIT ${MOST_POSITIONS}`),
  ])
  return {
    markets: [...new Set([token, ...pools.rows.map(({ address }) => address)])],
    lockIds: positions.rows.map(({ id }) => id),
  }
}
