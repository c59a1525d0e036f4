import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { indexedColumns, indexedTables } from '@slipway/database/schema/indexed-tables'
import { testEngines } from '@slipway/database/testing/test-database'
import type { TestDatabase } from '@slipway/database/testing/test-database-handle'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChainGroup } from '../src/release/chain-group.ts'
import { publishReleases, registerRelease } from '../src/release/release-store.ts'

/** A group of one network, as an indexer for that network alone makes it. */
const group = (schemaName: string, chainId: number): ChainGroup => ({
  name: String(chainId),
  schemaName,
  chains: [{ chainId } as never],
})

/** Near enough for indexes to be made. */
const typeOf = (kind = 'text') =>
  kind === 'bool'
    ? 'bool'
    : kind.startsWith('int')
      ? 'int8'
      : kind.startsWith('uint')
        ? 'numeric'
        : 'text'

const [embedded] = testEngines
const TOKENS = 'token'

describe('publishReleases of indexers that each read networks of their own', () => {
  let database: TestDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    database = await embedded.start()
    pool = new pg.Pool({ connectionString: database.url })
    pool.on('error', () => undefined)
    await migrateDatabase(database.url)
  })
  afterAll(async () => {
    await pool?.end()
    await database?.stop()
  })
  beforeEach(async () => {
    await pool.query('DELETE FROM app.index_release; DROP SCHEMA IF EXISTS "index" CASCADE')
  })

  /** The tables of a release as an engine leaves them, one with a column less when it is of older code. */
  async function build(made: ChainGroup, isOlder = false): Promise<void> {
    const { schemaName: schema } = made
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`)
    const kinds = Object.values(indexedTables).map((columns) => Object.values(columns))
    for (const [index, [table, all]] of Object.entries(indexedColumns).entries()) {
      const columns = isOlder && table === TOKENS ? all.slice(0, -1) : all
      const described = columns.map((column, at) => `${column} ${typeOf(kinds[index]?.[at])}`)
      await pool.query(`CREATE TABLE ${schema}."${table}" (${described.join(', ')})`)
    }
    await pool.query(
      `CREATE TABLE ${schema}._ponder_checkpoint (chain_id bigint, latest_checkpoint text)`,
    )
    await registerRelease(pool, made)
  }

  /** An older release that readers see; today's code would not publish it any more. */
  async function activate(made: ChainGroup): Promise<void> {
    await build(made, true)
    await pool.query('UPDATE app.index_release SET is_active = true WHERE schema_name = $1', [
      made.schemaName,
    ])
  }

  const active = async () =>
    (
      await pool.query('SELECT schema_name FROM app.index_release WHERE is_active ORDER BY 1')
    ).rows.map((row) => row.schema_name)

  it('leaves the networks of the others in the views', async () => {
    const [bsc, base] = [group('index_bsc', 56), group('index_base', 8453)]
    await build(bsc)
    await build(base)
    expect(await publishReleases(pool, [bsc], [bsc])).toBe(true)
    expect(await publishReleases(pool, [base], [base])).toBe(true)
    expect(await active()).toEqual(['index_base', 'index_bsc'])
  })

  it('moves all readers to new tables in one step, when the last indexer is ready', async () => {
    await activate(group('index_old_bsc', 56))
    await activate(group('index_old_base', 8453))
    const [bsc, base] = [group('index_bsc', 56), group('index_base', 8453)]
    await build(bsc)
    await build(base)
    expect(await publishReleases(pool, [bsc], [bsc])).toBe(false)
    expect(await active()).toEqual(['index_old_base', 'index_old_bsc'])
    expect(await publishReleases(pool, [base], [base])).toBe(true)
    expect(await active()).toEqual(['index_base', 'index_bsc'])
    const left = await pool.query(`SELECT to_regclass('index_old_bsc.token') AS found`)
    expect(left.rows[0].found).toBeNull()
  })

  it('adds an index that newer code reads by to a release that it keeps', async () => {
    const bsc = group('index_bsc', 56)
    await build(bsc)
    await publishReleases(pool, [bsc], [bsc])
    const count = async () =>
      Number(
        (await pool.query(`SELECT count(*) FROM pg_indexes WHERE schemaname = 'index_bsc'`)).rows[0]
          .count,
      )
    const made = await count()
    await pool.query('DROP INDEX index_bsc.read_token_1')
    expect(await publishReleases(pool, [bsc], [bsc])).toBe(true)
    expect(await count()).toBe(made)
  })

  /** A view that is held by somebody who waits for another one. */
  const heldView = () =>
    vi.waitUntil(
      async () => {
        const { rows } = await pool.query<{ name: string }>(
          `SELECT c.relname AS name FROM pg_locks waiting JOIN pg_locks held USING (pid) JOIN pg_class c ON c.oid = held.relation JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE NOT waiting.granted AND waiting.mode = 'AccessExclusiveLock' AND held.granted AND held.mode = 'AccessExclusiveLock' AND n.nspname = 'index'`,
        )
        return rows[0]?.name
      },
      { timeout: 30_000 },
    )

  it('lets a reader end who holds one view and asks for another, while two publish', async () => {
    const [bsc, base, local] = [
      group('index_bsc', 56),
      group('index_base', 8453),
      group('index_local', 1),
    ]
    for (const one of [bsc, base, local]) await build(one)
    expect(await publishReleases(pool, [bsc], [bsc])).toBe(true)
    const reader = await pool.connect()
    try {
      await reader.query('BEGIN; SELECT 1 FROM "index".index_head')
      const published = Promise.all([
        publishReleases(pool, [base], [base]),
        publishReleases(pool, [local], [local]),
      ])
      await reader.query(`SELECT 1 FROM "index"."${await heldView()}"`)
      await reader.query('COMMIT')
      expect(await published).toEqual([true, true])
    } finally {
      await reader.query('ROLLBACK')
      reader.release()
    }
    expect(await active()).toEqual(['index_base', 'index_bsc', 'index_local'])
  })
})
