import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@slipway/database/connection/find-free-port'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** Several start at once, on a machine that does other work. */
const START_ATTEMPTS = 1_800
const ATTEMPT_MS = 50

/** One API as production runs it: a process of its own that can be killed and started again at its address. */
export interface ApiProcess {
  base: string
  start: () => Promise<void>
  /** Ends it like a crash would. */
  kill: () => Promise<void>
}

/** Starts an API on a free port. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: { ...process.env, LOG_LEVEL: 'silent', ...environment, PORT: String(port) },
      stdio: 'ignore',
    })
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      const answer = await fetch(`${base}/healthz`).catch(() => undefined)
      if (answer?.ok) return
      if (child.exitCode !== null) throw new Error('the API ended instead of starting')
      await delay(ATTEMPT_MS)
    }
    throw new Error('the API did not start')
  }
  await start()
  return {
    base,
    start,
    kill: async () => {
      const running = child
      child = undefined
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((settle) => running.once('exit', settle))
      running.kill('SIGKILL')
      await ended
    },
  }
}
