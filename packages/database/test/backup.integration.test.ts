import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import { migrateDatabase } from '../src/migration/migrate-database.ts'
import { testEngines } from '../src/testing/test-database.ts'
import type { TestDatabase } from '../src/testing/test-database-handle.ts'
import { fillTables } from './fill-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-backup-'))
const path = join(folder, 'slipway.backup')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Rows that name each other, with quotes, other scripts, long numbers, bytes beyond the text and several batches. */
const DATA = `
INSERT INTO app.account (id, email, name, password_hash, activated_at)
  SELECT gen_random_uuid(), 'user' || n || '@slipway.example', E'O\\'Neill "' || n || E'" 滑道\\n\\t\\\\', 'hash', now() - n * interval '1 second 1 microsecond'
  FROM generate_series(1, 1200) n;
INSERT INTO app.account_wallet (address, account_id) SELECT '0x' || lpad(to_hex(row_number() OVER ()), 40, '0'), id FROM app.account;
INSERT INTO app.account_session (token_hash, account_id, expires_at) SELECT 'hash' || email, id, now() FROM app.account LIMIT 700;
INSERT INTO app.webhook (account_id, url, label, secret, language, chain_ids, kinds) SELECT id, 'https://hooks.example.com/', 'Books', 'sealed', 'en-US', '{56,1}', '{locked}' FROM app.account LIMIT 3;
INSERT INTO app.webhook_delivery (webhook_id, event_id, type, body) SELECT id, 'act_1', 'act.locked', '{}' FROM app.webhook;
INSERT INTO app.webhook_cursor (chain_id, block_number) VALUES (56, 7);
INSERT INTO app.chain_status (chain_id, genesis_hash) VALUES (56, '0x1');
INSERT INTO app.index_release (schema_name, chain_group, chain_ids, is_active) VALUES ('index_gone', '56', '{56}', true);
INSERT INTO app.chain_audit (chain_id, audited_block) VALUES (56, 900);
INSERT INTO app.log_difference (chain_id, block_number, missing, surplus) VALUES (56, 800, 1, 0);
`
/** Tables that the index keeps for itself. */
const ofTheIndex = ['chain_status', 'index_release', 'chain_audit', 'log_difference']

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table, as text. */
async function dump(url: string): Promise<Record<string, unknown[]>> {
  const tables = await query(
    url,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'app' ORDER BY 1",
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const rows = await query(url, `SELECT t::text AS line FROM app."${name}" t ORDER BY 1`)
    all[String(name)] = rows.map(({ line }) => line)
  }
  return all
}

for (const { name, start, missing } of testEngines) {
  describe.skipIf(missing)(`a backup on ${name}${missing ? ` [${missing}]` : ''}`, () => {
    const open: TestDatabase[] = []
    afterEach(async () => {
      for (const database of open.splice(0)) await database.stop()
    })
    const startDatabase = async () => {
      const database = await start()
      open.push(database)
      return database.url
    }

    it('gives everything back to another server after the first is destroyed, but the index', async () => {
      const first = await startDatabase()
      await migrateDatabase(first)
      await query(first, DATA)
      const tables = await fillTables(first)
      const written = await writeBackup(first, path)
      // Those of the data, and one of each table besides.
      expect(written).toBe(1_200 + 1_200 + 700 + 3 + 1 + tables.length - 5)
      // It holds hashes of passwords.
      expect(statSync(path).mode & 0o077).toBe(0)
      const { webhook_delivery: under, ...kept } = await dump(first)
      expect(under).toHaveLength(3)
      const before = { ...kept, ...Object.fromEntries(ofTheIndex.map((table) => [table, []])) }
      for (const table of ofTheIndex) expect(kept[table], table).toHaveLength(1)
      expect(tables.filter((table) => before[table]?.length === 0)).toEqual([])
      await open.splice(0)[0]?.stop()

      const second = await startDatabase()
      expect(await restoreBackup(second, path)).toBe(written)
      const { webhook_delivery: arrived, ...after } = await dump(second)
      // When a migration ran is each server's own.
      expect({ ...after, migration: [] }).toEqual({ ...before, migration: [] })
      expect(arrived).toEqual([])
      // A second time would double what is there.
      await expect(restoreBackup(second, path)).rejects.toMatchObject({ code: 'NOT_EMPTY' })
    })

    it('is whole or refused, and a refused one leaves nothing behind', async () => {
      const url = await startDatabase()
      const whole = readFileSync(path)
      const damaged = join(folder, 'damaged.backup')
      writeFileSync(damaged, whole.subarray(0, whole.length - 200))
      await expect(restoreBackup(url, damaged)).rejects.toMatchObject({ code: 'INCOMPLETE' })
      expect(await query(url, 'SELECT 1 FROM app.account LIMIT 1')).toEqual([])
      expect(await query(url, 'SELECT 1 FROM app.account_wallet LIMIT 1')).toEqual([])
      writeFileSync(damaged, 'something else')
      await expect(restoreBackup(url, damaged)).rejects.toMatchObject({ code: 'INCOMPLETE' })
      await migrateDatabase(url)
      await query(url, "INSERT INTO app.migration (hash, created_at) VALUES ('newer', 1)")
      await expect(restoreBackup(url, path)).rejects.toMatchObject({ code: 'OTHER_TABLES' })
    })
  })
}
