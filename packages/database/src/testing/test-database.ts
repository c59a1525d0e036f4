import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts'
import { findServerPostgres, startServerPostgres } from './start-server-postgres.ts'
import type { TestDatabase } from './test-database-handle.ts'

/** Starts the bundled PostgreSQL in a folder of its own. */
export async function startEmbeddedTestDatabase(): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-embedded-pg-'))
  const place = { directory: join(directory, 'database') }
  let database = await startEmbeddedDatabase(place)
  const { url, port } = database
  return {
    url,
    pause: () => database.stop(),
    kill: async () => {
      process.kill(database.pid, 'SIGKILL')
      await database.exited
    },
    resume: async () => {
      database = await startEmbeddedDatabase({ ...place, port })
    },
    stop: async () => {
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** One engine that tests can run on. */
export interface TestEngine {
  name: string
  start: () => Promise<TestDatabase>
  /** why tests on this engine cannot run here; undefined: they can */
  missing?: string
}

const serverFolder = findServerPostgres()

/** Both engines that the product supports (settled S-20): the bundled one, and any PostgreSQL server. */
export const testEngines: readonly [TestEngine, TestEngine] = [
  { name: 'the embedded PostgreSQL', start: startEmbeddedTestDatabase },
  {
    name: 'a PostgreSQL server',
    start: () => startServerPostgres(serverFolder ?? ''),
    ...(serverFolder
      ? {}
      : { missing: 'no server in /usr/lib/postgresql: install the package postgresql' }),
  },
]

/**
 * The engine of tests that need one and no more: the embedded one, or with `SLIPWAY_TEST_ENGINE=server` a PostgreSQL
 * server, so that the same suite can be seen on both.
 *
 * @throws Error when a server is asked for and there is none
 */
function chooseEngine(): TestEngine {
  const [embedded, server] = testEngines
  if (process.env.SLIPWAY_TEST_ENGINE !== 'server') return embedded
  if (server.missing) throw new Error(server.missing)
  return server
}

export const testEngine = chooseEngine()
