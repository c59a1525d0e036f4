import type pg from 'pg'

/** One table of the application as a backup holds it. */
export interface BackupTable {
  name: string
  /** those that a row is made of, in the table's order */
  columns: string[]
}

/**
 * Kept by the indexer and written anew by it: they speak of schemas and blocks that a restored server does not have.
 * An audit that went on after a restored block would never compare the logs below it, which are fetched anew.
 */
const OF_THE_INDEX = ['index_release', 'chain_status', 'chain_audit', 'log_difference']
/** Read from the pools of the chains, and read again. */
const OF_THE_POOLS = ['token_pool', 'token_swap', 'token_candle']
/** Read from the events of the programs on Solana, and read again. */
const OF_THE_CLUSTERS = [
  'solana_cursor',
  'solana_event',
  'solana_thing',
  'solana_position',
  'solana_mint',
]
/** What a look through the files found: of files that came after the backup it knows nothing, and looks anew. */
const OF_THE_FILES = ['unnamed_file']
/** On their way at that moment: by the time of a restore they have arrived or are in the lists. */
const ON_THEIR_WAY = ['webhook_delivery', 'bot_alert']
const MIGRATIONS = 'migration'

/** Hashes of the migrations that made the tables, in their order. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM app.migration ORDER BY id',
  )
  return rows.map(({ hash }) => hash)
}

async function readColumns(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'app' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
        AND NOT c.table_name = ANY($1) GROUP BY c.table_name ORDER BY c.table_name`,
    [
      [
        ...OF_THE_INDEX,
        ...OF_THE_POOLS,
        ...OF_THE_CLUSTERS,
        ...OF_THE_FILES,
        ...ON_THEIR_WAY,
        MIGRATIONS,
      ],
    ],
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Which table names which others in its rows. */
async function readReferences(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; others: string[] }>(
    `SELECT f.relname AS name, array_agg(DISTINCT t.relname::text) AS others
       FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND k.connamespace = 'app'::regnamespace AND f.oid <> t.oid GROUP BY f.relname`,
  )
  return new Map(rows.map(({ name, others }) => [name, others]))
}

/** The tables of the application, each after those that its rows name. */
export async function readBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const columnsOf = await readColumns(client)
  const references = await readReferences(client)
  const ordered = new Map<string, BackupTable>()
  const add = (name: string) => {
    const columns = columnsOf.get(name)
    if (!columns || ordered.has(name)) return
    for (const other of references.get(name) ?? []) add(other)
    ordered.set(name, { name, columns })
  }
  for (const name of columnsOf.keys()) add(name)
  return [...ordered.values()]
}
