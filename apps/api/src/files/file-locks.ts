import { unnamedFile } from '@slipway/database/files/app'
import { inArray, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

type Transaction = Parameters<Parameters<ReadDatabase['transaction']>[0]>[0]

/** First of the two numbers of these locks, so that they meet no others of the database. */
const LOCK_CLASS = 4_631
/** Files that share a lock: an upload of hundreds must not fill the server's table of locks. */
const LOCKS = 64

const numberOf = (cid: unknown) => sql`hashtext(${cid}) & ${sql.raw(String(LOCKS - 1))}`

/** Ends with the transaction: until then nobody records this file. */
export async function lockFileAlone(transaction: Transaction, cid: string): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(${sql.raw(String(LOCK_CLASS))}, ${numberOf(cid)})`,
  )
}

/**
 * Keeps the files of an upload where they are until it is recorded. Bytes are stored before, so one of them may have
 * been removed in between, as a file that no row named: that one is stored once more.
 *
 * @param putAgain stores a file of the upload
 */
export async function holdFiles(
  transaction: Transaction,
  cids: readonly string[],
  putAgain: (cid: string) => Promise<void>,
): Promise<void> {
  // In one order: two uploads that wait for each other's pruner would wait for ever.
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock_shared(${sql.raw(String(LOCK_CLASS))}, n) FROM (
      SELECT DISTINCT ${numberOf(sql.raw('cid'))} AS n FROM unnest(${sql.param([...cids])}::text[]) cid ORDER BY 1) held`,
  )
  const marked = await transaction
    .delete(unnamedFile)
    .where(inArray(unnamedFile.cid, [...cids]))
    .returning({ cid: unnamedFile.cid })
  // A process that was killed in the middle of a removal said nothing of it: whatever was found unnamed counts.
  for (const { cid } of marked) await putAgain(cid)
}
