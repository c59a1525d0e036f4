import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readServerPid } from '@slipway/database/embedded/end-orphaned-postmaster'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dropChainIndex } from '../src/release/release-store.ts'
import type { RunningIndexer } from '../src/start-indexer.ts'
import { actOnToken, createToken } from './act-on-chain.ts'
import { type IndexWorld, startIndexWorld } from './index-world.ts'
import { makeManyTransfers } from './make-many-transfers.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { sumOverLogs, sumsOfIndex } from './sum-over-logs.ts'
import { waitForProgress } from './wait-for-progress.ts'

const TEST_MS = 480_000
const EVENTS = 8_000
const RECEIVERS = 4_000
/** Above the engine's span without finality for networks that it does not know. */
const FINAL_BLOCKS = 40
/** A look of the watchdog, its patience with the database, and a busy machine. */
const REPORT_MS = 40_000
/** Until the watchdog has looked again, and blocks were mined that the engine hears of. */
const LOOK_MS = 3_000
/** Room for a fresh cluster and the index of this test. */
const DISK = '512m'

/** A disk of its own that can be filled, in memory; undefined where the system allows no such thing. */
function makeDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

/** Writes until there is no room left, whatever the server writes beside it. */
function fillUp(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(1_000_000))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

const disk = makeDisk()

describe('the index on a database that breaks', () => {
  let world: IndexWorld
  let chain: TestChain
  let indexer: RunningIndexer | undefined
  let gold: `0x${string}`
  let silver: `0x${string}`
  let frozen: number[] = []

  const start = async () => {
    indexer = await world.startIndexer([chain])
  }
  const transfer = (amount: bigint) =>
    actOnToken(chain.clientOf(1), gold, 'transfer', [chain.clientOf(2).account.address, amount])
  const problem = async () => {
    const answer = await fetch(`http://127.0.0.1:${indexer?.port}/status`)
    const { chains } = (await answer.json()) as { chains: { problem: string | null }[] }
    return chains[0] ? chains[0].problem : 'NOT_SEEN'
  }
  const health = async () => {
    const answer = await fetch(`http://127.0.0.1:${indexer?.port}/metrics`)
    return /^slipway_index_healthy\{.*\} (\d)/m.exec(await answer.text())?.[1]
  }
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${indexer?.port}/readyz`)).status === 200
  const expectReported = async () => {
    await expect.poll(problem, { timeout: REPORT_MS }).toBe('DATABASE_FAILING')
    expect(await health()).toBe('0')
  }
  const expectEqual = async () => {
    await chain.node.mine({ blocks: 1 })
    await world.waitForBlock(chain.chainId, await chain.clientOf(0).getBlockNumber())
    expect(await sumsOfIndex(world.pool, chain.chainId)).toEqual(
      await sumOverLogs(chain.clientOf(0)),
    )
    await expect.poll(problem, { timeout: REPORT_MS }).toBe(null)
  }
  const dataFolder = async () =>
    (await world.pool.query('SHOW data_directory')).rows[0].data_directory as string
  /** The server's main process and all that serve it. */
  const serverProcesses = async () => {
    const main = readServerPid(await dataFolder()) as number
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
    return [main, ...children.split(' ').filter(Boolean).map(Number)]
  }
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    frozen = []
  }
  /** Waits for the engine, and for a look of the watchdog that is newer than the trouble. */
  const waitForHealth = async () => {
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
    await delay(LOOK_MS)
    await world.waitForHealth(chain)
  }

  beforeAll(async () => {
    const usual = process.env.TMPDIR
    if (disk) process.env.TMPDIR = disk
    try {
      ;[world, chain] = await Promise.all([startIndexWorld(), startTestChain({ chainId: 31_337 })])
    } finally {
      if (usual === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = usual
    }
    const client = chain.clientOf(1)
    gold = await createToken(client, { name: 'Gold' })
    silver = await createToken(client, { name: 'Silver' })
    await start()
    await world.waitForProblem(chain.chainId, null)
  })

  afterEach(thaw)

  afterAll(async () => {
    await indexer?.stop()
    await chain?.stop()
    await world?.stop()
    if (!disk) return
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })

  it(
    'says while it is frozen that it answers nothing, and goes on with what happened meanwhile',
    async () => {
      await transfer(1n)
      frozen = await serverProcesses()
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      await transfer(2n)
      await expectReported()
      thaw()
      await waitForHealth()
      await transfer(3n)
      await expectEqual()
    },
    TEST_MS,
  )

  it(
    'that breaks a connection ends its engine, which may take lost rows for stored',
    async () => {
      await world.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'index_%'",
      )
      await expect.poll(isReady, { timeout: REPORT_MS, interval: 20 }).toBe(false)
      await waitForHealth()
      await transfer(4n)
      await expectEqual()
    },
    TEST_MS,
  )

  it(
    'says while it is killed in a backfill that it is away, and ends the backfill without a gap or a repetition',
    async () => {
      await indexer?.stop()
      await dropChainIndex(world.pool, chain.chainId)
      await makeManyTransfers(chain.clientOf(1), [gold, silver], EVENTS, RECEIVERS)
      await chain.node.mine({ blocks: FINAL_BLOCKS })
      await start()
      const progress = await waitForProgress(world, 0)
      expect(progress).toBeGreaterThan(0)
      expect(progress).toBeLessThan(2 * RECEIVERS)
      process.kill((await serverProcesses())[0] as number, 'SIGKILL')
      await expectReported()
      await world.restartDatabase()
      await waitForHealth()
      await expectEqual()
    },
    TEST_MS,
  )

  it.skipIf(!disk)(
    `says while its disk is full that it stores nothing, and goes on when there is room${disk ? '' : ' [no file system may be mounted here]'}`,
    async () => {
      const filler = join(disk as string, 'filler')
      fillUp(filler)
      for (let amount = 1n; amount <= 20n; amount++) await transfer(amount)
      await makeManyTransfers(chain.clientOf(1), [gold, silver], EVENTS, 2 * RECEIVERS)
      // The watchdog's own row may still fit where the engine's do not.
      const named = expect.poll(problem, { timeout: 2 * REPORT_MS })
      await named.toMatch(/^(DATABASE_FAILING|INDEX_STARTING|INDEX_BEHIND)$/)
      expect(await health()).toBe('0')
      rmSync(filler)
      // A server that could not write its log has ended, as it must.
      const isUp = await world.pool.query('SELECT 1').then(
        () => true,
        () => false,
      )
      if (!isUp) await world.restartDatabase()
      await waitForHealth()
      await expectEqual()
    },
    TEST_MS,
  )
})
