import type pg from 'pg'

/** Puts one row into a table of a seeded index; columns that it leaves out have the table's defaults. */
export async function insertRow(
  pool: pg.Pool,
  table: string,
  row: Readonly<Record<string, unknown>>,
  schema: 'index' | 'app' = 'index',
): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await pool.query(
    `INSERT INTO "${schema}".${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}
