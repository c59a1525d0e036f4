import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/migration/migrate-database.ts'
import { testEngines } from '../src/testing/test-database.ts'
import type { TestDatabase } from '../src/testing/test-database-handle.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** Makes the tables of an older release: those of its first migrations. */
async function migrateAsOlderRelease(url: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-older-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const settings = { migrationsSchema: 'app', migrationsTable: 'migration' }
  await migrate(drizzle(client), { migrationsFolder: folder, ...settings })
  await client.end()
  rmSync(folder, { recursive: true, force: true })
}

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
        'account',
        'account_event',
        'account_recovery_code',
        'account_session',
        'account_token',
        'account_wallet',
        'asset_facts',
        'badge',
        'badge_application',
        'badge_attestation',
        'badge_attester',
        'badge_document',
        'badge_document_access',
        'badge_event',
        'bot_alert',
        'bot_chat',
        'bot_request',
        'bot_update',
        'bot_watch',
        'chain_audit',
        'chain_status',
        'critique_answer',
        'critique_invite',
        'critique_request',
        'delivery_report',
        'file',
        'file_pin',
        'folder_entry',
        'index_release',
        'log_difference',
        'migration',
        'operator',
        'operator_session',
        'outbox_message',
        'presale_info',
        'solana_cursor',
        'solana_event',
        'solana_mint',
        'solana_position',
        'solana_thing',
        'token_candle',
        'token_pool',
        'token_swap',
        'token_verification',
        'unnamed_file',
        'upload',
        'wallet_nonce',
        'webhook',
        'webhook_cursor',
        'webhook_delivery',
      ])
    })

    it('brings an older release’s tables up to date once, and keeps their rows', async () => {
      const older = await start()
      try {
        await migrateAsOlderRelease(older.url, 3)
        const client = new pg.Client({ connectionString: older.url })
        await client.connect()
        await client.query(
          "INSERT INTO app.chain_status (chain_id, genesis_hash) VALUES (56, '0x1')",
        )
        await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(older.url)))
        const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
        const applied = await client.query('SELECT hash FROM app.migration')
        const kept = await client.query('SELECT genesis_hash FROM app.chain_status')
        await client.end()
        expect(applied.rowCount).toBe(entries.length)
        expect(kept.rows).toEqual([{ genesis_hash: '0x1' }])
      } finally {
        await older.stop()
      }
    })
  })
}
