import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isEvmChain, productionChains } from '@slipway/chains'
import { testEngines } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { actOnToken, createToken } from '../apps/indexer/test/act-on-chain.ts'
import { startTestChain, type TestChain } from '../apps/indexer/test/start-test-chain.ts'
import { residentTreeMb } from './api-load/resident-mb.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

/** As many as one engine indexes in production. */
const NETWORKS = 22
const TARGET_MB = 500
const TARGET_START_S = 15
const SAMPLES = 20
/** Nodes that are started at a time. */
const AT_ONCE = 4
/** Time for what a start leaves behind to be collected. */
const SETTLE_MS = 10_000

const area = 'networks'
const main = fileURLToPath(new URL('../apps/indexer/src/main.ts', import.meta.url))

function startProcess(databaseUrl: string, chains: readonly TestChain[]): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      // Nodes of this machine need the switch of development; the rest is as in production.
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_CHAINS_PER_ENGINE: String(NETWORKS),
      LOG_LEVEL: 'silent',
      SLIPWAY_ENGINE_LOG_LEVEL: 'error',
      SLIPWAY_CHAINS: JSON.stringify(
        chains.map(({ chainId, rpcUrl, wsUrl }) => ({ chainId, rpcUrl, wsUrl, startBlock: 0 })),
      ),
    },
    stdio: 'ignore',
  })
}

async function waitForViews(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("SELECT to_regclass('index.token') AS found")
    if (rows[0]?.found) return
    await delay(20)
  }
}

/** Milliseconds from an act on a network to its row, in the middle of some. */
async function timeToRow(pool: pg.Pool, chain: TestChain, name: string): Promise<number> {
  const client = chain.clientOf(2)
  const token = await createToken(client, { name })
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await delay(100)
    await actOnToken(client, token, 'transfer', [chain.clientOf(3).account.address, 1n])
    const minedAt = performance.now()
    await chain.node.mine({ blocks: 1 })
    const block = await client.getBlockNumber()
    for (;;) {
      const { rows } = await pool.query(
        'SELECT block_number FROM index.index_head WHERE chain_id = $1',
        [chain.chainId],
      )
      if (BigInt(rows[0]?.block_number ?? 0) >= block) break
      await delay(1)
    }
    times.push(performance.now() - minedAt)
  }
  return times.sort((a, b) => a - b)[SAMPLES / 2] ?? 0
}

async function startChains(): Promise<TestChain[]> {
  const wanted = productionChains.filter(isEvmChain).slice(0, NETWORKS)
  const chains: TestChain[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE)
    chains.push(
      ...(await Promise.all(
        // The acts of one are enough; the others have blocks that hold nothing of ours.
        some.map(({ chainId }, n) => startTestChain({ chainId, deploy: from + n === 0 })),
      )),
    )
  }
  return chains
}

/** Start and memory of one indexer of all networks, and what a dead node costs the others. */
export async function measure(): Promise<readonly BenchRow[]> {
  const [chains, database] = await Promise.all([startChains(), testEngines[0].start()])
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  let child: ChildProcess | undefined
  try {
    const [living, dying] = chains
    if (!living || !dying || chains.length < NETWORKS) throw new Error('too few networks')
    const startedAt = performance.now()
    child = startProcess(database.url, chains)
    await waitForViews(pool)
    const seconds = (performance.now() - startedAt) / 1_000
    await delay(SETTLE_MS)
    const megabytes = residentTreeMb(child.pid)
    const alive = await timeToRow(pool, living, 'Alive')
    await dying.kill()
    const beside = await timeToRow(pool, living, 'Beside')
    const row = (name: string, value: number, unit: string, target: number | null) =>
      benchRow({ area, name, value: Math.round(value * 10) / 10, unit, target, better: 'lower' })
    return [
      row(
        `${NETWORKS} networks in one indexer, from its start to readers`,
        seconds,
        's',
        TARGET_START_S,
      ),
      row(
        `${NETWORKS} networks in one indexer, memory with its engine`,
        megabytes,
        'MB',
        TARGET_MB,
      ),
      row('block mined to row, p50, every node alive', alive, 'ms', null),
      row('block mined to row, p50, the node of another network dead', beside, 'ms', null),
    ]
  } finally {
    child?.kill('SIGTERM')
    await pool.end()
    await Promise.all([...chains.map((chain) => chain.stop()), database.stop()])
  }
}
