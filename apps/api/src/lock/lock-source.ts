import { type LockRow, lockColumns } from '@slipway/database/lock/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type PairFacts, pairColumns, pairJoins, readPair } from '../assets/pair-source.ts'
import { type ContractName, nameColumns, nameJoins, readName } from '../database/contract-name.ts'
import { type RawRow, rowDecoder, selectColumns } from '../database/decode-row.ts'

/** A lock with what other tables know of its asset. */
export interface JoinedLock {
  row: LockRow
  asset: ContractName
  pair: PairFacts | null
}

const decodeLock = rowDecoder(lockColumns)

/** Locks `l` of a source with all that their answers show. */
export const selectLocks = (source: SQL): SQL =>
  sql`SELECT ${selectColumns(lockColumns, 'l')}, ${nameColumns('a', 'asset')}, ${pairColumns()}
    FROM ${source} l ${nameJoins('a', `l.chain_id || '-' || l.asset`)}
    ${pairJoins(`CASE WHEN l.position = 'v4' THEN l.id ELSE l.chain_id || '-' || l.market END`)}`

/** Reads a row of `selectLocks`. */
export const readJoinedLock = (raw: RawRow): JoinedLock => ({
  row: decodeLock(raw),
  asset: readName(raw, 'asset'),
  pair: readPair(raw),
})
