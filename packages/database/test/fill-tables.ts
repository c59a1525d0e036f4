import pg from 'pg'
import { readBackupTables } from '../src/backup/backup-tables.ts'

/** What a column of each type is given: what is easily lost on the way through text. */
const VALUES: Readonly<Record<string, string>> = {
  text: `E'O\\'Neill "滑道" \\\\ \\n\\t end'`,
  uuid: 'gen_random_uuid()',
  bool: 'true',
  int4: '2147483647',
  int8: '9007199254740993',
  numeric: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  timestamptz: `'2026-01-02 03:04:05.678901+00'`,
  jsonb: `'{"a": [1, "\\"滑", null], "b": 9007199254740993}'`,
  bytea: `decode('00ff0a275c22', 'hex')`,
  _text: `ARRAY['a', 'b"c', 'd,e', '']`,
  _int8: 'ARRAY[9007199254740993, 1]::bigint[]',
  _int4: 'ARRAY[56, 1]',
}

interface Column {
  name: string
  type: string
  isIdentity: boolean
  /** `table.column` that it names */
  names: string | null
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT c.column_name AS name, c.udt_name AS type, c.is_identity = 'YES' AS "isIdentity",
       (SELECT t.relname || '.' || b.attname FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid
          JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
          JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = k.confkey[1]
         WHERE k.contype = 'f' AND k.conrelid = ('app.' || quote_ident(c.table_name))::regclass AND a.attname = c.column_name LIMIT 1) AS names
     FROM information_schema.columns c WHERE c.table_schema = 'app' AND c.table_name = $1 AND c.is_generated = 'NEVER'`,
    [table],
  )
  return rows
}

function expressionOf({ names, type }: Column): string {
  if (names) {
    const [table = '', column = ''] = names.split('.').map((part) => pg.escapeIdentifier(part))
    return `(SELECT ${column} FROM app.${table} LIMIT 1)`
  }
  const value = VALUES[type]
  if (value === undefined) throw new Error(`nothing is known of columns of type ${type}`)
  return value
}

/**
 * Puts a row into each table that a backup holds and that has none, every column filled: a table or a type that is new is in the
 * test from its first day.
 *
 * @returns the names of all tables that a backup holds
 */
export async function fillTables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await readBackupTables(client)
    for (const { name } of tables) {
      const table = `app.${pg.escapeIdentifier(name)}`
      const columns = (await columnsOf(client, name)).filter(({ isIdentity }) => !isIdentity)
      const list = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
      const values = columns.map(expressionOf).join(', ')
      await client.query(
        `INSERT INTO ${table} (${list}) SELECT ${values} WHERE NOT EXISTS (SELECT 1 FROM ${table})`,
      )
    }
    return tables.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
