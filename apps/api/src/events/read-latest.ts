import { indexHead } from '@slipway/database/release/indexed'
import { token } from '@slipway/database/token/indexed'
import { desc, eq, sql } from 'drizzle-orm'
import { clockRows, readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { JsonText } from '../http/json-text.ts'
import { joins, SUMMARY } from '../presale/presale-source.ts'
import { readActs } from '../stats/read-acts.ts'
import { TOKEN_SUMMARY } from '../token/serialize-token.ts'
import type { ActEvent, HeadEvent, PresaleEvent, TokenEvent } from './schemas.ts'

/** More creations or acts than this in one commit are not announced one by one; the lists have them all. */
const LATEST_TOKENS = 50
const LATEST_ACTS = 50
/** The same for changes of presales: who follows one presale reads it again at the next head. */
const CHANGED_PRESALES = 100

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
    .select({ summary: TOKEN_SUMMARY })
    .from(token)
    .where(eq(token.chainId, chainId))
    .orderBy(desc(token.createdAt), desc(token.id))
    .limit(LATEST_TOKENS)
  return rows.map(({ summary }) => JsonText.read<TokenEvent>(summary).parse())
}

/** The newest acts of one network, newest first. */
export const readLatestActs = (database: ReadDatabase, chainId: number): Promise<ActEvent[]> =>
  readActs(database, { chainId, kinds: undefined, limit: LATEST_ACTS })

/** Presales of one network to which something happened after a block, in the order of their last events. */
export async function readChangedPresales(
  database: ReadDatabase,
  chainId: number,
  afterBlock: number,
): Promise<PresaleEvent[]> {
  const clock = await readClock(database)
  const { rows } = await database.execute<{ presale: string }>(
    sql`WITH changed AS MATERIALIZED (SELECT * FROM "index".presale
      WHERE chain_id = ${chainId} AND updated_block > ${afterBlock} ORDER BY updated_block DESC LIMIT ${CHANGED_PRESALES})
    SELECT ${SUMMARY} AS presale FROM changed p ${joins(clockRows(clock))} ORDER BY p.updated_block, p.id`,
  )
  return rows.map(({ presale }) => JsonText.read<PresaleEvent>(presale).parse())
}
