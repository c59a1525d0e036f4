import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@slipway/database/connection/find-free-port'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const patienceMs = 90_000

/** The API over an index, as a process of its own. */
export interface RunningApi {
  /** @throws {Error} when it does not answer with what was asked for */
  readonly read: <Answer>(path: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** Starts the API on a free port. @param filesFolder for what people upload */
export async function startApi(databaseUrl: string, filesFolder: string): Promise<RunningApi> {
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, PORT: String(port), SLIPWAY_DEVELOPMENT: '1' },
      ...{ SLIPWAY_FILES_DIRECTORY: filesFolder, SLIPWAY_VERIFY: '0', LOG_LEVEL: 'silent' },
    },
    stdio: 'ignore',
  })
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await fetch(`${base}/healthz`).catch(() => undefined)
    if (answer?.ok) break
    if (child.exitCode !== null || Date.now() > until) throw new Error('the API did not start')
    await delay(50)
  }
  return {
    read: async (path) => {
      const answer = await fetch(`${base}/api${path}`)
      if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`)
      return await answer.json()
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
