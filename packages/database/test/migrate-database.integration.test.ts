import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/migration/migrate-database.ts'
import { testEngines } from '../src/testing/test-database.ts'
import type { TestDatabase } from '../src/testing/test-database-handle.ts'

for (const { name, start, missing } of testEngines) {
  describe.skipIf(missing)(`migrateDatabase on ${name}${missing ? ` [${missing}]` : ''}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await start()
    })
    afterAll(() => database?.stop())

    it('runs each migration once, however many processes start together', async () => {
      await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(database.url)))
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const applied = await client.query('SELECT hash FROM app.migration')
      const tables = await client.query(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'app' ORDER BY 1",
      )
      await client.end()
      expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rowCount)
      expect(tables.rows.map((row) => row.table_name)).toEqual([
        'asset_facts',
        'chain_status',
        'file',
        'file_pin',
        'index_release',
        'migration',
        'presale_info',
        'token_verification',
        'upload',
      ])
    })
  })
}
