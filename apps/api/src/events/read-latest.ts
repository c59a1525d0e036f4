import { indexHead } from '@slipway/database/release/indexed'
import { token } from '@slipway/database/token/indexed'
import { desc, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showTokenSummary } from '../token/show-token.ts'
import type { HeadEvent, TokenEvent } from './schemas.ts'

/** More creations than this in one commit are not announced one by one; the lists have them all. */
const LATEST_TOKENS = 50

/** How far each network is indexed. */
export async function readHeads(database: ReadDatabase): Promise<HeadEvent[]> {
  const rows = await database.select().from(indexHead)
  return rows.map(({ chainId, blockNumber, blockAt }) => ({ chainId, blockNumber, blockAt }))
}

/** The newest tokens of one network, newest first. */
export async function readLatestTokens(
  database: ReadDatabase,
  chainId: number,
): Promise<TokenEvent[]> {
  const rows = await database
    .select()
    .from(token)
    .where(eq(token.chainId, chainId))
    .orderBy(desc(token.createdAt), desc(token.id))
    .limit(LATEST_TOKENS)
  return rows.map(showTokenSummary)
}
