import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../src/embedded/start-embedded-database.ts'
import { migrateDatabase } from '../src/migration/migrate-database.ts'
import { startSystemPostgres, systemPostgresFolder } from './start-system-postgres.ts'

const systemFolder = systemPostgresFolder()
const givenUrl = process.env.SLIPWAY_TEST_DATABASE_URL

async function startEmbedded() {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-migrate-'))
  const database = await startEmbeddedDatabase({ directory: join(directory, 'db') })
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const engines = [
  { engine: 'embedded PostgreSQL', start: startEmbedded, missing: '' },
  {
    engine: 'a PostgreSQL server',
    start: async () => {
      if (givenUrl) return { url: givenUrl, stop: async () => undefined }
      return startSystemPostgres(systemFolder ?? '')
    },
    missing:
      givenUrl || systemFolder
        ? ''
        : ' [skipped: no server: set SLIPWAY_TEST_DATABASE_URL or install one]',
  },
]

for (const { engine, start, missing } of engines) {
  describe.skipIf(missing !== '')(`migrateDatabase on ${engine}${missing}`, () => {
    let server: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server?.stop())

    it('runs each migration once, however many processes start together', async () => {
      await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(server.url)))
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      const applied = await client.query('SELECT hash FROM app.migration')
      const tables = await client.query(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'app' ORDER BY 1",
      )
      await client.end()
      expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rowCount)
      expect(tables.rows.map((row) => row.table_name)).toEqual([
        'chain_status',
        'index_release',
        'migration',
      ])
    })
  })
}
