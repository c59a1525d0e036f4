import { INDEX_SCHEMA } from '@slipway/database/columns/index-schema'
import { inTransaction } from '@slipway/database/connection/in-transaction'
import { indexedColumns } from '@slipway/database/schema/indexed-tables'
import { readIndexStatements } from '@slipway/database/schema/read-indexes'
import type pg from 'pg'
import { activeReleases, type ReleaseRecord } from './active-releases.ts'
import type { ChainGroup } from './chain-group.ts'
import { repointViews } from './repoint-views.ts'

/** Arbitrary and fixed: who changes views or releases holds it for the transaction. */
const RELEASE_LOCK = 7_218_406_552

/** Statements on big tables run as long as they need. */
const NO_TIMEOUT = 'SET LOCAL statement_timeout = 0'

/** Runs `work` in one transaction that no other indexer's release change overlaps. */
async function changeReleases<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(pool, async (client) => {
    await client.query(NO_TIMEOUT)
    await client.query('SELECT pg_advisory_xact_lock($1)', [RELEASE_LOCK])
    return await work(client)
  })
}

/** Whether the tables of a release have every column that today's views name. */
async function hasAllColumns(client: pg.PoolClient, schemaName: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = $1`,
    [schemaName],
  )
  const present = new Set(rows.map((row) => row.name))
  return Object.entries(indexedColumns).every(([table, columns]) =>
    columns.every((column) => present.has(`${table}.${column}`)),
  )
}

/** Whether readers see every view: whoever deleted the index by hand took them along, the records stay behind. */
async function hasAllViews(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.views WHERE table_schema = $1',
    [INDEX_SCHEMA],
  )
  const present = new Set(rows.map((row) => row.name))
  return Object.keys(indexedColumns).every((table) => present.has(table))
}

async function trigramSchema(client: pg.PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT n.nspname AS name FROM pg_opclass o JOIN pg_namespace n ON n.oid = o.opcnamespace WHERE o.opcname = 'gin_trgm_ops'`,
  )
  return rows[0]?.name
}

/** Makes the read indexes that are missing, also those that newer code wants of a release that it did not make anew. */
async function addReadIndexes(client: pg.PoolClient, schemas: readonly string[]): Promise<void> {
  const trigram = await trigramSchema(client)
  const { rows } = await client.query<{ made: string }>(
    `SELECT format('"%s" ON "%s".', indexname, schemaname) AS made FROM pg_indexes WHERE schemaname = ANY($1)`,
    [schemas],
  )
  const statements = schemas.flatMap((name) => readIndexStatements(name, trigram))
  // A statement locks its table against writers even where the index is there.
  const missing = statements.filter((one) => !rows.some(({ made }) => one.includes(made)))
  for (const statement of missing) await client.query(statement)
}

/** Removes the records of releases of these networks that this code does not make, finished or not. */
async function forgetReplaced(
  client: pg.PoolClient,
  chainIds: readonly number[],
  kept: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<ReleaseRecord>(
    'DELETE FROM app.index_release WHERE chain_ids && $1::bigint[] AND NOT schema_name = ANY($2) RETURNING schema_name, chain_ids',
    [chainIds, kept],
  )
  return rows.map((release) => release.schema_name)
}

/** Records a release before its engine starts. */
export async function registerRelease(pool: pg.Pool, group: ChainGroup): Promise<void> {
  await pool.query(
    `INSERT INTO app.index_release (schema_name, chain_group, chain_ids) VALUES ($1, $2, $3)
     ON CONFLICT (schema_name) DO NOTHING`,
    [group.schemaName, group.name, group.chains.map((chain) => chain.chainId)],
  )
}

const idsOf = (group: ChainGroup) => group.chains.map((chain) => chain.chainId)

/**
 * Complete releases of other processes' networks that readers do not see yet, because their tables have columns that
 * somebody else's release did not have.
 */
async function waitingReleases(
  client: pg.PoolClient,
  ownIds: readonly number[],
): Promise<ReleaseRecord[]> {
  const { rows } = await client.query<ReleaseRecord>(
    'SELECT schema_name, chain_ids FROM app.index_release WHERE NOT is_active AND ready_at IS NOT NULL AND NOT chain_ids && $1::bigint[]',
    [ownIds],
  )
  const complete: ReleaseRecord[] = []
  for (const release of rows) {
    if (await hasAllColumns(client, release.schema_name)) complete.push(release)
  }
  return complete
}

/**
 * Makes ready releases the ones that readers see, in one step, and drops those that they replace. Where several
 * processes index a network each, the last of them to be ready publishes what the others made, too.
 *
 * @param ready groups of this process whose engines are ready
 * @param expected all groups of this process
 * @returns false when a release that is still being built would be missing from the views; call again later
 */
export async function publishReleases(
  pool: pg.Pool,
  ready: readonly ChainGroup[],
  expected: readonly ChainGroup[],
): Promise<boolean> {
  const replaced = await changeReleases(pool, async (client) => {
    const own = ready.map((group) => group.schemaName)
    await client.query(
      'UPDATE app.index_release SET ready_at = coalesce(ready_at, now()) WHERE schema_name = ANY($1)',
      [own],
    )
    const waiting = await waitingReleases(client, expected.flatMap(idsOf))
    const waitingIds = waiting.flatMap((release) => release.chain_ids.map(Number))
    const names = [...own, ...waiting.map((release) => release.schema_name)]
    const chainIds = [...ready.flatMap(idsOf), ...waitingIds]
    const active = await activeReleases(client)
    const others = active.filter((release) => !names.includes(release.schema_name))
    const overlaps = (release: ReleaseRecord) =>
      release.chain_ids.some((chainId) => chainIds.includes(Number(chainId)))
    const expectedIds = new Set([...expected.flatMap(idsOf), ...waitingIds])
    for (const release of others.filter((release) => !overlaps(release))) {
      // An older release of a group that is not ready yet has other columns: wait for its successor.
      if (!(await hasAllColumns(client, release.schema_name))) return undefined
    }
    const isCovered = (release: ReleaseRecord) =>
      release.chain_ids.every((id) => chainIds.includes(Number(id)) || !expectedIds.has(Number(id)))
    const overlapping = others.filter(overlaps)
    if (!overlapping.every(isCovered)) return undefined
    const isSame =
      overlapping.length === 0 && names.every((name) => active.some((r) => r.schema_name === name))
    await addReadIndexes(client, names)
    if (isSame && (await hasAllViews(client))) return []
    const kept = [...expected.map((group) => group.schemaName), ...names]
    const dropped = await forgetReplaced(client, chainIds, kept)
    await client.query(
      'UPDATE app.index_release SET is_active = true WHERE schema_name = ANY($1)',
      [names],
    )
    await repointViews(client)
    return dropped
  })
  if (replaced === undefined) return false
  for (const schemaName of replaced) await dropSchema(pool, schemaName)
  return true
}

/** Outside the transaction that moved the views: a reader's long query must not hold the views back. */
async function dropSchema(pool: pg.Pool, schemaName: string): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS "${schemaName}" CASCADE`)
}

/** Tables of the engine's cache of fetched blocks and logs, all of which carry the chain id. */
const SYNC_TABLES = [
  'blocks',
  'logs',
  'transactions',
  'transaction_receipts',
  'traces',
  'rpc_request_results',
  'intervals',
  'factory_addresses',
]

/**
 * Forgets everything that was indexed of one network: every release that holds it and the engine's cache. For
 * a local chain that began anew, and for a reorganisation that went deeper than the engine's finality.
 * No engine of these releases may run.
 *
 * @returns names of the dropped releases
 */
export async function dropChainIndex(pool: pg.Pool, chainId: number): Promise<string[]> {
  return changeReleases(pool, async (client) => {
    const { rows } = await client.query<{ schema_name: string }>(
      'DELETE FROM app.index_release WHERE $1 = ANY(chain_ids) RETURNING schema_name',
      [chainId],
    )
    await repointViews(client)
    for (const { schema_name: schemaName } of rows) {
      await client.query(`DROP SCHEMA IF EXISTS "${schemaName}" CASCADE`)
    }
    const present = await client.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'ponder_sync' AND table_name = ANY($1)`,
      [SYNC_TABLES],
    )
    for (const { table_name: table } of present.rows) {
      await client.query(`DELETE FROM ponder_sync."${table}" WHERE chain_id = $1`, [chainId])
    }
    await client.query('DELETE FROM app.chain_status WHERE chain_id = $1', [chainId])
    await client.query('DELETE FROM app.chain_audit WHERE chain_id = $1', [chainId])
    await client.query('DELETE FROM app.log_difference WHERE chain_id = $1', [chainId])
    // What contracts of the other chain said is nothing about this one's.
    await client.query('DELETE FROM app.asset_facts WHERE chain_id = $1', [chainId])
    return rows.map((row) => row.schema_name)
  })
}
