import { setTimeout as delay } from 'node:timers/promises'
import { indexedColumns } from '@slipway/database/schema/indexed-tables'
import { type TestEngine, testEngine } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { readConfig } from '../src/read-config.ts'
import { startIndexer } from '../src/start-indexer.ts'
import type { TestChain } from './start-test-chain.ts'

/** A database of its own for one test file, with the waits and dumps that the tests share. */
export interface IndexWorld {
  databaseUrl: string
  pool: pg.Pool
  /** Environment of an indexer over the given chains. */
  environmentOf: (chains: readonly TestChain[]) => Record<string, string>
  startIndexer: (chains: readonly TestChain[]) => ReturnType<typeof startIndexer>
  /** Every chain-derived table, row by row, as text that can be compared. */
  dump: () => Promise<Record<string, string[]>>
  waitForBlock: (chainId: number, block: bigint) => Promise<void>
  waitForProblem: (chainId: number, problem: string | null, patienceMs?: number) => Promise<void>
  /** Waits until the watchdog finds nothing wrong, as on a live network: an engine that begins to listen hears of the head with the next block. */
  waitForHealth: (chain: TestChain) => Promise<void>
  /** Stops the database, and starts it again a moment later. */
  restartDatabase: () => Promise<void>
  stop: () => Promise<void>
}

const WAIT_MS = 100_000

/** @param look what there is now */
async function until<Found>(
  what: string,
  look: () => Promise<Found>,
  isEnough: (found: Found) => boolean,
  patienceMs = WAIT_MS,
): Promise<void> {
  let last: unknown
  for (const startedAt = Date.now(); ; await delay(50)) {
    try {
      const found = await look()
      if (isEnough(found)) return
      last = found
    } catch (error) {
      last = error
    }
    if (Date.now() - startedAt > patienceMs)
      throw new Error(`waited in vain for ${what}, the last was ${last}`)
  }
}

/** Starts an empty database, the embedded one when no engine is named. */
export async function startIndexWorld(engine: TestEngine = testEngine): Promise<IndexWorld> {
  const database = await engine.start()
  const pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
  const environmentOf = (chains: readonly TestChain[]) => ({
    DATABASE_URL: database.url,
    PORT: '0',
    SLIPWAY_DEVELOPMENT: '1',
    LOG_LEVEL: 'silent',
    SLIPWAY_ENGINE_LOG_LEVEL: 'error',
    SLIPWAY_CHAINS: JSON.stringify(
      chains.map(({ chainId, rpcUrl, wsUrl }) => ({ chainId, rpcUrl, wsUrl, startBlock: 0 })),
    ),
  })
  const waitForProblem: IndexWorld['waitForProblem'] = (chainId, problem, patienceMs) =>
    until(
      `problem ${problem} of chain ${chainId}`,
      async () => {
        const { rows } = await pool.query(
          'SELECT problem FROM app.chain_status WHERE chain_id = $1',
          [chainId],
        )
        return rows[0]?.problem as string | null | undefined
      },
      (found) => found === problem,
      patienceMs,
    )
  return {
    databaseUrl: database.url,
    pool,
    environmentOf,
    startIndexer: (chains) => startIndexer(readConfig(environmentOf(chains))),
    dump: async () => {
      const tables: Record<string, string[]> = {}
      for (const table of Object.keys(indexedColumns)) {
        const { rows } = await pool.query(
          `SELECT t::text AS line FROM index."${table}" t ORDER BY id`,
        )
        tables[table] = rows.map((row) => row.line)
      }
      return tables
    },
    waitForBlock: (chainId, block) =>
      until(
        `block ${block} of chain ${chainId}`,
        async () => {
          const { rows } = await pool.query(
            'SELECT block_number FROM index.index_head WHERE chain_id = $1',
            [chainId],
          )
          return rows[0] && BigInt(rows[0].block_number)
        },
        (found) => found === block,
      ),
    waitForProblem,
    waitForHealth: async (chain) => {
      let mined: Promise<unknown> = Promise.resolve()
      const mine = () => chain.node.mine({ blocks: 1 })
      const blocks = setInterval(() => {
        mined = mined.then(mine, mine)
      }, 1_000)
      try {
        await waitForProblem(chain.chainId, null)
      } finally {
        clearInterval(blocks)
        // A block that came later would be one more than its caller counts.
        await mined
      }
    },
    restartDatabase: async () => {
      await database.pause()
      await delay(1_000)
      await database.resume()
    },
    stop: async () => {
      await pool.end()
      await database.stop()
    },
  }
}
