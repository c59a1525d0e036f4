import pg from 'pg'
import { type BackupRow, writeBackupFile } from './backup-file.ts'
import { type BackupTable, readBackupTables, readMigrations } from './backup-tables.ts'

const ROWS_AT_ONCE = 1_000
/** Of tables that hold whole documents, megabytes each. */
const DOCUMENTS_AT_ONCE = 4

/** Names of the tables with a column of bytes. */
async function readDocumentTables(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'app' AND data_type = 'bytea'`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function* readRows(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
): AsyncGenerator<BackupRow> {
  const documents = await readDocumentTables(client)
  for (const [table, { name }] of tables.entries()) {
    const count = documents.has(name) ? DOCUMENTS_AT_ONCE : ROWS_AT_ONCE
    const from = pg.escapeIdentifier(name)
    await client.query(
      `DECLARE backup CURSOR FOR SELECT row_to_json(t)::text AS json FROM app.${from} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`FETCH ${count} FROM backup`)
      for (const { json } of rows) yield { table, json }
      if (rows.length < count) break
    }
    await client.query('CLOSE backup')
  }
}

/**
 * Writes the application's data, as it is at one moment, into a file; services may go on writing meanwhile. Neither
 * the index, which is rebuilt from the chains, nor the bytes of files.
 *
 * @param url PostgreSQL connection URL
 * @returns number of rows
 */
export async function writeBackup(url: string, path: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'slipway_backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migrations = await readMigrations(client)
    const tables = await readBackupTables(client)
    const header = { format: 'slipway-backup-1' as const, migrations, tables }
    return await writeBackupFile(path, header, readRows(client, tables))
  } finally {
    await client.end()
  }
}
