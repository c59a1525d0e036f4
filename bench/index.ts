import { setTimeout as delay } from 'node:timers/promises'
import { testEngines } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { readConfig as readApiConfig } from '../apps/api/src/read-config.ts'
import { startApi } from '../apps/api/src/start-api.ts'
import { readConfig } from '../apps/indexer/src/read-config.ts'
import { startIndexer } from '../apps/indexer/src/start-indexer.ts'
import { actOnToken, createToken } from '../apps/indexer/test/act-on-chain.ts'
import { makeManyContributions } from '../apps/indexer/test/make-many-contributions.ts'
import { makeManyTransfers } from '../apps/indexer/test/make-many-transfers.ts'
import { startTestChain, type TestChain } from '../apps/indexer/test/start-test-chain.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

/** Events of the backfill; `SLIPWAY_BENCH_EVENTS=2000000` measures the large one. */
const EVENTS = Number(process.env.SLIPWAY_BENCH_EVENTS ?? 100_000)
/** A tenth of the events are contributions to one presale, each by another wallet. */
const CONTRIBUTIONS = EVENTS / 10
const TRANSFERS = EVENTS - CONTRIBUTIONS
const RECEIVERS = 20_000
const TOKENS = 20
const SAMPLES = 40
/** Blocks beyond which the engine takes history for final. */
const FINALITY = 40

const area = 'index'
type Pool = pg.Pool

const environmentOf = (url: string, chain: TestChain) => ({
  DATABASE_URL: url,
  PORT: '0',
  SLIPWAY_DEVELOPMENT: '1',
  LOG_LEVEL: 'silent',
  SLIPWAY_CHAINS: JSON.stringify([
    { chainId: chain.chainId, rpcUrl: chain.rpcUrl, wsUrl: chain.wsUrl, startBlock: 0 },
  ]),
})

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

const round = (value: number) => Math.round(value * 10) / 10

async function schemaName(pool: Pool): Promise<string | undefined> {
  const found = await pool.query('SELECT schema_name FROM app.index_release').catch(() => undefined)
  return found?.rows[0]?.schema_name
}

/** Events whose rows are committed in the release that is being built. */
async function countCommitted(pool: Pool, name: string): Promise<number> {
  const { rows } = await pool.query(
    `SELECT coalesce(sum(transfers + contributions), 0) AS n FROM "${name}".platform_chain`,
  )
  return Number(rows[0]?.n)
}

/**
 * Milliseconds from the engine's tables being there to the views being published, and the most events between two
 * commits: so many a kill makes the next engine repeat.
 */
async function timeBackfill(pool: Pool, work: () => Promise<{ stop: () => Promise<void> }>) {
  const running = await work()
  let startedAt = 0
  let committed = 0
  let largestCommit = 0
  for (;;) {
    const name = await schemaName(pool)
    if (name && startedAt === 0) {
      const { rows } = await pool.query('SELECT to_regclass($1) AS found', [
        `"${name}"._ponder_meta`,
      ])
      if (rows[0]?.found) startedAt = performance.now()
    }
    if (name && startedAt > 0) {
      const now = await countCommitted(pool, name)
      largestCommit = Math.max(largestCommit, now - committed)
      committed = now
    }
    const published = await pool.query("SELECT to_regclass('index.token') AS found")
    if (startedAt > 0 && published.rows[0]?.found) break
    await delay(5)
  }
  return { running, ms: performance.now() - startedAt, largestCommit }
}

async function measureBackfill(pool: Pool, url: string, chain: TestChain, isWarm: boolean) {
  const { running, ms, largestCommit } = await timeBackfill(pool, () =>
    startIndexer(readConfig(environmentOf(url, chain))),
  )
  const { rows } = await pool.query('SELECT transfers, contributions FROM index.platform_chain')
  const events = Number(rows[0]?.transfers) + Number(rows[0]?.contributions)
  const rate = Math.round((events / ms) * 1_000)
  const target = isWarm ? null : 8_000
  const row = benchRow({
    area,
    name: `backfill of ${EVENTS} events, a tenth contributions, ${isWarm ? 'blocks already fetched' : 'cold'}`,
    value: rate,
    unit: 'events/s',
    target,
    better: 'higher',
  })
  const repeated = benchRow({
    area,
    name: `most work between two commits, which a kill has repeated, ${isWarm ? 'blocks already fetched' : 'cold'}`,
    value: round((largestCommit / events) * 100),
    unit: '% of the backfill',
    target: 10,
    better: 'lower',
  })
  return { running, rows: [row, repeated] }
}

/** The time of the last change that each watcher saw, per block. */
async function followHeads(apiPort: number) {
  const seen = new Map<number, number>()
  const response = await fetch(`http://127.0.0.1:${apiPort}/api/events`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (;;) {
      const part = await reader?.read().catch(() => undefined)
      if (!part || part.done) return
      for (const [, block] of part.value.matchAll(/"blockNumber":(\d+),"blockAt"/g)) {
        if (!seen.has(Number(block))) seen.set(Number(block), performance.now())
      }
    }
  }
  void read()
  return { seen, stop: () => reader?.cancel() }
}

/** Milliseconds until the index has the chain's newest block. */
async function timeToHead(pool: Pool, block: number): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { rows } = await pool.query('SELECT block_number FROM index.index_head')
    if (Number(rows[0]?.block_number) >= block) return performance.now() - from
    await delay(1)
  }
}

async function measureLatency(pool: Pool, url: string, chain: TestChain): Promise<BenchRow[]> {
  const api = await startApi(
    readApiConfig({ DATABASE_URL: url, PORT: '0', SLIPWAY_DEVELOPMENT: '1', LOG_LEVEL: 'silent' }),
  )
  const heads = await followHeads(api.port)
  const client = chain.clientOf(2)
  const token = await createToken(client, { name: 'Latency' })
  // The blocks that were not final when the engine started come one by one; what follows is a chain at its usual pace.
  const toHead = await timeToHead(pool, Number(await client.getBlockNumber()))
  const toRow: number[] = []
  const toFrame: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await delay(100)
    await actOnToken(client, token, 'transfer', [chain.clientOf(3).account.address, 1n])
    // The node mines on receipt of the next transaction, so the block is there when the call returns.
    const minedAt = performance.now()
    await chain.node.mine({ blocks: 1 })
    const block = Number(await client.getBlockNumber())
    await timeToHead(pool, block)
    toRow.push(performance.now() - minedAt)
    while (!heads.seen.has(block)) await delay(1)
    toFrame.push((heads.seen.get(block) ?? 0) - minedAt)
  }
  await heads.stop()
  await api.stop()
  const row = (name: string, value: number, target: number | null): BenchRow =>
    benchRow({ area, name, value: round(value), unit: 'ms', target, better: 'lower' })
  return [
    row(`engine ready to the newest block, ${FINALITY} blocks that were not final`, toHead, null),
    row('block mined to row, p50', percentile(toRow, 0.5), 30),
    row('block mined to row, p99', percentile(toRow, 0.99), 300),
    row('block mined to event frame, p50', percentile(toFrame, 0.5), 50),
    row('block mined to event frame, p99', percentile(toFrame, 0.99), 300),
  ]
}

/** Backfill rates and latencies of the index, on the embedded database and a local node. */
export async function measure(): Promise<readonly BenchRow[]> {
  const [chain, database] = await Promise.all([
    startTestChain({ chainId: 31_337, withVenue: true }),
    testEngines[0].start(),
  ])
  const pool = new pg.Pool({ connectionString: database.url })
  try {
    const client = chain.clientOf(1)
    const tokens: `0x${string}`[] = []
    for (let n = 0; n < TOKENS; n++) tokens.push(await createToken(client, { name: `Bench ${n}` }))
    await makeManyTransfers(client, tokens, TRANSFERS, RECEIVERS)
    await makeManyContributions(chain, CONTRIBUTIONS)
    await chain.node.mine({ blocks: FINALITY })

    const cold = await measureBackfill(pool, database.url, chain, false)
    await cold.running.stop()
    const name = await schemaName(pool)
    await pool.query(
      `DROP SCHEMA "index" CASCADE; DROP SCHEMA "${name}" CASCADE; DELETE FROM app.index_release`,
    )
    const warm = await measureBackfill(pool, database.url, chain, true)
    await chain.node.mine({ blocks: 1 })
    const latency = await measureLatency(pool, database.url, chain)
    await warm.running.stop()
    return [...cold.rows, ...warm.rows, ...latency]
  } finally {
    await pool.end()
    await Promise.all([chain.stop(), database.stop()])
  }
}
