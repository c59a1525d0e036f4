import { join } from 'node:path'
import { startEmbeddedDatabase } from '@slipway/database/embedded/start-embedded-database'
import type { ProcessSpec } from '../process/managed-process.ts'

/** The embedded PostgreSQL as a process of the stack; its address stays the same over restarts. */
export function describeDatabaseProcess(options: {
  readonly directory: string
  readonly port: number
  readonly onAddress: (url: string) => void
}): ProcessSpec {
  return {
    name: 'database',
    readyTimeoutMs: 5_000,
    stopTimeoutMs: 30_000,
    advice: 'Set DATABASE_URL to use a PostgreSQL server of your own.',
    begin: async ({ reaper }) => {
      const database = await startEmbeddedDatabase({
        directory: join(options.directory, 'database'),
        port: options.port,
      })
      // Its group holds the server too.
      reaper.watch(database.guardPid)
      options.onAddress(database.url)
      return {
        pid: database.pid,
        exited: database.exited.then(({ code }) => {
          reaper.forget(database.guardPid)
          return code === null ? 'killed' : `exit code ${code}`
        }),
        signal: (signal) => {
          if (signal === 'SIGKILL') process.kill(database.pid, signal)
          else void database.stop()
        },
      }
    },
    // It answers before the start returns.
    isReady: async () => true,
  }
}
