import pg from 'pg'
import type { ContentStore } from './content-store.ts'

/** Files that are read side by side. */
const READERS = 8

/** What a check of all files found. */
export interface CheckedFiles {
  checked: number
  /** addresses that are recorded and not there, or not what was recorded */
  missing: string[]
}

/**
 * Reads every file that the database knows from the store, which believes only bytes whose address is the recorded
 * one. For after a restore, and for whoever wants to know.
 *
 * @throws {ContentStoreError} when the store cannot be read at all
 */
export async function checkFiles(databaseUrl: string, store: ContentStore): Promise<CheckedFiles> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'slipway_check' })
  await client.connect()
  const { rows } = await client
    .query<{ cid: string }>('SELECT cid FROM app.file ORDER BY cid')
    .finally(() => client.end())
  const missing: string[] = []
  const waiting = rows.values()
  const reader = async () => {
    for (const { cid } of waiting) if (!(await isThere(store, cid))) missing.push(cid)
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return { checked: rows.length, missing: missing.sort() }
}

async function isThere(store: ContentStore, cid: string): Promise<boolean> {
  try {
    return (await store.get(cid)) !== undefined
  } catch (error) {
    if ((error as { code?: string }).code === 'CONTENT_MISMATCH') return false
    throw error
  }
}
