import type pg from 'pg'

/**
 * Lends a connection of a pool. One on which something failed is closed, not given back: whatever its server has not answered
 * or rolled back ends with it, and nobody else writes into a transaction that nobody commits.
 */
export async function withConnection<Result>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isWhole = false
  try {
    const result = await work(client)
    isWhole = true
    return result
  } finally {
    client.release(!isWhole)
  }
}

/** Runs `work` in one transaction: all of it is written, or nothing. */
export const inTransaction = <Result>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withConnection(pool, async (client) => {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  })
