import pg from 'pg'
import { migrateDatabase } from '../migration/migrate-database.ts'
import { BackupError } from './backup-error.ts'
import { type BackupRow, readBackupFile } from './backup-file.ts'
import { type BackupTable, readBackupTables, readMigrations } from './backup-tables.ts'

const ROWS_AT_ONCE = 500
/** Characters in one statement: rows with documents are megabytes each. */
const CHARACTERS_AT_ONCE = 16_000_000

const nameOf = ({ name }: BackupTable) => `app.${pg.escapeIdentifier(name)}`

async function refuseOthers(
  client: pg.ClientBase,
  migrations: readonly string[],
  tables: readonly BackupTable[],
): Promise<void> {
  const known = await readMigrations(client)
  const isSame =
    known.join() === migrations.join() &&
    JSON.stringify(await readBackupTables(client)) === JSON.stringify(tables)
  if (!isSame) {
    throw new BackupError(
      'OTHER_TABLES',
      `The backup has ${migrations.length} migrations and this release ${known.length}: restore it with the release that wrote it, then start the newer one.`,
    )
  }
  for (const table of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${nameOf(table)} LIMIT 1`)
    if (rowCount === 0) continue
    throw new BackupError(
      'NOT_EMPTY',
      `The table ${table.name} has rows already. A backup is restored into an empty database, before any service starts.`,
    )
  }
}

async function insertRows(client: pg.ClientBase, table: BackupTable, rows: readonly BackupRow[]) {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  await client.query(
    `INSERT INTO ${nameOf(table)} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${nameOf(table)}, $1::json)`,
    [`[${rows.map(({ json }) => json).join(',')}]`],
  )
}

/** Counters go on after the greatest number that was given out. */
async function advanceCounters(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
): Promise<void> {
  for (const table of tables) {
    for (const column of table.columns) {
      const { rows } = await client.query<{ name: string | null }>(
        'SELECT pg_get_serial_sequence($1, $2) AS name',
        [nameOf(table), column],
      )
      const sequence = rows[0]?.name
      if (!sequence) continue
      await client.query(
        `SELECT setval($1, greatest((SELECT max(${pg.escapeIdentifier(column)}) FROM ${nameOf(table)}), 1))`,
        [sequence],
      )
    }
  }
}

/**
 * Restores a backup into an empty database: all of it, or nothing.
 *
 * @param url PostgreSQL connection URL
 * @returns number of rows
 * @throws {BackupError}
 */
export async function restoreBackup(url: string, path: string): Promise<number> {
  const { header, rows } = await readBackupFile(path)
  await migrateDatabase(url)
  const client = new pg.Client({ connectionString: url, application_name: 'slipway_restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN')
    await refuseOthers(client, header.migrations, header.tables)
    const count = await insertAll(client, header.tables, rows)
    await advanceCounters(client, header.tables)
    await client.query('COMMIT')
    return count
  } finally {
    // Ending the session takes back what was not committed.
    await client.end()
  }
}

async function insertAll(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  let count = 0
  let batch: BackupRow[] = []
  let characters = 0
  const flush = async () => {
    const table = tables[batch[0]?.table ?? -1]
    if (table) await insertRows(client, table, batch)
    batch = []
    characters = 0
  }
  for await (const row of rows) {
    const isFull = batch.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE
    if (isFull || (batch[0] && batch[0].table !== row.table)) await flush()
    batch.push(row)
    characters += row.json.length
    count++
  }
  await flush()
  return count
}
