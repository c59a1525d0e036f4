import { setTimeout as delay } from 'node:timers/promises'
import { testEngines } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { readConfig } from '../apps/indexer/src/read-config.ts'
import { startIndexer } from '../apps/indexer/src/start-indexer.ts'
import { createToken } from '../apps/indexer/test/act-on-chain.ts'
import { makeManyTransfers } from '../apps/indexer/test/make-many-transfers.ts'
import { startTestChain, type TestChain } from '../apps/indexer/test/start-test-chain.ts'
import { CONNECTIONS, type Load, loadApi } from './api-load/load-api.ts'
import { type SeededReads, seedReads } from './api-load/seed-reads.ts'
import { startApiProcess } from './api-load/start-api-process.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

/** Events that are indexed meanwhile, more than fit into the seconds of the reads. */
const EVENTS = Number(process.env.SLIPWAY_BENCH_EVENTS ?? 150_000)
const RECEIVERS = 20_000
const TOKENS = 20
const FINALITY = 40
const SECONDS = 6
const TARGET_RATE = 3_000
const TARGET_P99_MS = 50

const area = 'backfill'

let turn = 0
const readOf =
  ({ presales }: SeededReads) =>
  () =>
    `/api/presales/bsc/${presales[turn++ % presales.length]?.address}`

const rowsOf = (name: string, { requestsPerSecond, p99 }: Load): BenchRow[] => [
  benchRow({
    area,
    name: `one presale, anew, ${name}, ${CONNECTIONS} connections`,
    value: requestsPerSecond,
    unit: 'requests/s',
    target: TARGET_RATE,
    better: 'higher',
  }),
  benchRow({
    area,
    name: `one presale, anew, ${name}, p99`,
    value: Math.round(p99 * 10) / 10,
    unit: 'ms',
    target: TARGET_P99_MS,
    better: 'lower',
  }),
]

async function makeEvents(chain: TestChain): Promise<void> {
  const client = chain.clientOf(1)
  const tokens: `0x${string}`[] = []
  for (let n = 0; n < TOKENS; n++) tokens.push(await createToken(client, { name: `Bench ${n}` }))
  await makeManyTransfers(client, tokens, EVENTS, RECEIVERS)
  await chain.node.mine({ blocks: FINALITY })
}

/** Rows that the engine has written of the release that it builds; undefined before there is one. */
async function countBuilt(pool: pg.Pool): Promise<number | undefined> {
  const release = await pool
    .query('SELECT schema_name FROM app.index_release')
    .catch(() => undefined)
  const name = release?.rows[0]?.schema_name
  if (!name) return undefined
  const built = await pool
    .query(`SELECT coalesce(sum(transfers), 0) AS n FROM "${name}".platform_chain`)
    .catch(() => undefined)
  return built && Number(built.rows[0]?.n)
}

/** Reads while an index is built on the same server and machine: of a database that is in service already. */
export async function measure(): Promise<readonly BenchRow[]> {
  const [chain, database] = await Promise.all([
    startTestChain({ chainId: 31_337 }),
    testEngines[0].start(),
  ])
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  let api: Awaited<ReturnType<typeof startApiProcess>> | undefined
  try {
    await makeEvents(chain)
    await pool.query('CREATE DATABASE reads')
    const inService = new URL(database.url)
    inService.pathname = '/reads'
    const nextPath = readOf(await seedReads(inService.href))
    api = await startApiProcess(inService.href, { SLIPWAY_KEPT_ANSWERS: '0' })
    await loadApi(api.port, nextPath, 1)
    const alone = await loadApi(api.port, nextPath, SECONDS)
    const indexer = await startIndexer(
      readConfig({
        // As in production: the local chain needs the switch of development.
        SLIPWAY_BUILDING_NICENESS: '10',
        ...process.env,
        DATABASE_URL: database.url,
        PORT: '0',
        SLIPWAY_DEVELOPMENT: '1',
        LOG_LEVEL: 'silent',
        SLIPWAY_CHAINS: JSON.stringify([
          { chainId: chain.chainId, rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, startBlock: 0 },
        ]),
      }),
    )
    while ((await countBuilt(pool)) === undefined) await delay(20)
    const beside = await loadApi(api.port, nextPath, SECONDS)
    const isOver = (await pool.query("SELECT to_regclass('index.token') AS found")).rows[0]?.found
    await indexer.stop()
    if (isOver) throw new Error('the index was built before the reads ended: SLIPWAY_BENCH_EVENTS')
    return [...rowsOf('alone', alone), ...rowsOf('beside a backfill', beside)]
  } finally {
    api?.child.kill('SIGTERM')
    await pool.end()
    await Promise.all([chain.stop(), database.stop()])
  }
}
