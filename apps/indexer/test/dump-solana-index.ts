import type pg from 'pg'

const tables = ['solana_cursor', 'solana_event', 'solana_thing', 'solana_position'] as const

/** Every row that comes of events, as text. */
export async function dumpSolanaIndex(pool: pg.Pool): Promise<Record<string, string[]>> {
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await pool.query(`SELECT r::text AS row FROM app.${table} r ORDER BY id`)
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(all)
}
