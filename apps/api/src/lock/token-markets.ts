import { sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

/** A token has few pools that matter; more than this are left out, the oldest first known kept. */
const MOST_POOLS = 200
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
  const tokenId = `${chainId}-${token}`
  const [pools, positions] = await Promise.all([
    database.execute<{ address: string }>(sql`
      SELECT pair AS address FROM "index".token_pair WHERE token_id = ${tokenId}
      UNION SELECT pair FROM "index".token_launch WHERE token_id = ${tokenId}
      UNION SELECT address FROM app.asset_facts WHERE token0 = ${token} AND chain_id = ${chainId} AND id = chain_id || '-' || address
      UNION SELECT address FROM app.asset_facts WHERE token1 = ${token} AND chain_id = ${chainId} AND id = chain_id || '-' || address
      LIMIT ${MOST_POOLS}`),
    database.execute<{ id: string }>(sql`
      SELECT id FROM app.asset_facts WHERE token0 = ${token} AND chain_id = ${chainId} AND id <> chain_id || '-' || address
      UNION SELECT id FROM app.asset_facts WHERE token1 = ${token} AND chain_id = ${chainId} AND id <> chain_id || '-' || address
      LIMIT ${MOST_POSITIONS}`),
  ])
  return {
    markets: [...new Set([token, ...pools.rows.map(({ address }) => address)])],
    lockIds: positions.rows.map(({ id }) => id),
  }
}
