import type pg from 'pg'

export interface ReleaseRecord {
  schema_name: string
  chain_ids: string[]
}

/** The releases that readers see. */
export async function activeReleases(client: pg.PoolClient): Promise<ReleaseRecord[]> {
  const { rows } = await client.query<ReleaseRecord>(
    'SELECT schema_name, chain_ids FROM app.index_release WHERE is_active ORDER BY schema_name',
  )
  return rows
}
