import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import type { ChainGroup } from '../release/chain-group.ts'
import { enginePackage } from '../release/engine-package.ts'
import { takeUsualShare, yieldProcessor } from './processor-share.ts'

/** A clean stop takes the time of one block. The engine survives being killed, so there is nothing to wait for. */
const STOP_TIMEOUT_MS = 2_500
const READY_POLL_MS = 150
const READY_TIMEOUT_MS = 5_000

/** One running engine process. */
export interface Engine {
  exited: Promise<void>
  /** Resolves when the backfill is done; rejects when the engine ends first. */
  ready: Promise<void>
  /** @returns false where only an engine that starts anew gets the usual share of the processor */
  takeUsualShare: () => boolean
  stop: () => Promise<void>
}

/** Starts Ponder for one group of networks as a child process, with its telemetry off. */
export async function startEngine(options: {
  group: ChainGroup
  databaseUrl: string
  logLevel: string
  /** how far it lets other processes come first, 0 to 19 */
  niceness: number
  /** hears what the engine's process sends */
  onMessage: (message: unknown) => void
}): Promise<Engine> {
  const port = await findFreePort()
  const root = fileURLToPath(new URL('../../engine', import.meta.url))
  const guard = new URL('./engine-guard.ts', import.meta.url).href
  const child = spawn(
    process.execPath,
    [
      ...[
        '--import',
        guard,
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=DeprecationWarning',
      ],
      ...[
        `${enginePackage()}/dist/esm/bin/ponder.js`,
        'start',
        '--root',
        root,
        '--schema',
        options.group.schemaName,
      ],
      ...['--hostname', '127.0.0.1', '--log-level', options.logLevel, '--log-format', 'json'],
    ],
    {
      env: {
        ...process.env,
        DATABASE_URL: options.databaseUrl,
        PORT: String(port),
        PONDER_TELEMETRY_DISABLED: '1',
        SLIPWAY_ENGINE_CHAINS: JSON.stringify(options.group.chains),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  if (child.pid !== undefined && options.niceness > 0) yieldProcessor(child.pid, options.niceness)
  child.on('message', options.onMessage)
  let hasExited = false
  const exited = new Promise<void>((settle) => {
    const end = () => {
      hasExited = true
      settle()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  return {
    exited,
    ready: waitUntilReady(port, exited, () => hasExited),
    takeUsualShare: () => options.niceness === 0 || takeUsualShare(child.pid ?? 0),
    stop: async () => {
      if (hasExited) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await exited
      clearTimeout(late)
    },
  }
}

/** One request on a connection of its own: the engine's stop waits for connections that are kept alive. */
function answersOk(url: string): Promise<boolean> {
  return new Promise((settle) => {
    const asked = get(url, { agent: false, timeout: READY_TIMEOUT_MS }, (answer) => {
      answer.resume()
      settle(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => settle(false))
  })
}

async function waitUntilReady(port: number, exited: Promise<void>, hasExited: () => boolean) {
  while (!hasExited()) {
    if (await answersOk(`http://127.0.0.1:${port}/ready`)) return
    await Promise.race([exited, new Promise((settle) => setTimeout(settle, READY_POLL_MS))])
  }
  throw new Error('the engine ended before it was ready')
}
