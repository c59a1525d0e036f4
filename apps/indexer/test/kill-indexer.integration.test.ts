import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testEngines } from '@slipway/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { makeManyTransfers } from './make-many-transfers.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'
import { PROGRESS_MS, waitForProgress } from './wait-for-progress.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const EVENTS = 16_000
/** Another start of the engine, and the rest of the blocks. */
const READY_MS = 2 * PROGRESS_MS
const TEST_MS = 480_000
const ENGINE_MS = 40_000
/** Different receivers of each of the two tokens. */
const RECEIVERS = 8_000

/** Starts the indexer as the stack does: as a process of its own that can be killed. */
function startProcess(world: IndexWorld, chain: TestChain): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...world.environmentOf([chain]) },
    stdio: 'ignore',
  })
}

async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((settle) => child.once('exit', settle))
  child.kill('SIGKILL')
  await ended
}

/** Waits until an engine is connected to the database, or until none is. */
async function waitForEngine(world: IndexWorld, isWanted: boolean): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < ENGINE_MS; await delay(100)) {
    const { rowCount } = await world.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE application_name LIKE 'index_%'",
    )
    if ((rowCount ?? 0) > 0 === isWanted) return
  }
  throw new Error(isWanted ? 'no engine connected' : 'the engine is still connected')
}

/** The other tests of the index run on the embedded database: this one runs on a server where there is one. */
const [embedded, server] = testEngines
const engine = server.missing ? embedded : server

describe(`an indexer that is killed, on ${engine.name}`, () => {
  let world: IndexWorld
  let chain: TestChain
  let child: ChildProcess | undefined

  beforeAll(async () => {
    ;[world, chain] = await Promise.all([
      startIndexWorld(engine),
      startTestChain({ chainId: 31_337 }),
    ])
    const client = chain.clientOf(1)
    const tokens = [
      await createToken(client, { name: 'Many' }),
      await createToken(client, { name: 'More' }),
    ]
    await makeManyTransfers(client, tokens, EVENTS, RECEIVERS)
    // Beyond the engine's finality, so that all of it is backfill.
    await chain.node.mine({ blocks: 40 })
  })

  afterAll(async () => {
    if (child) await killNow(child)
    await chain?.stop()
    await world?.stop()
  })

  it(
    'loses nothing and counts nothing twice, also when it is killed in the middle of a backfill',
    async () => {
      child = startProcess(world, chain)
      const progress: number[] = []
      for (let kill = 0; kill < 2; kill++) {
        progress.push(await waitForProgress(world, progress.at(-1) ?? 0))
        await killNow(child)
        child = startProcess(world, chain)
      }
      // The first kill came after a commit and before the end: there was work to lose and to repeat.
      expect(progress[0]).toBeGreaterThan(0)
      expect(progress[0]).toBeLessThan(2 * RECEIVERS)
      await world.waitForProblem(chain.chainId, null, READY_MS)
      await chain.node.mine({ blocks: 1 })
      const client = chain.clientOf(0)
      await world.waitForBlock(chain.chainId, await client.getBlockNumber())
      const sums = await sumsOfIndex(world.pool, chain.chainId)
      expect(sums.transfers).toBeGreaterThanOrEqual(EVENTS)
      expect(sums).toEqual(await sumOverLogs(client))
    },
    TEST_MS,
  )

  it('leaves no engine behind', async () => {
    child ??= startProcess(world, chain)
    await waitForEngine(world, true)
    await killNow(child)
    child = undefined
    await waitForEngine(world, false)
  })
})
