import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { Redis } from 'ioredis'

const PLACES = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server']

const program = PLACES.find((path) => existsSync(path))

/** Why tests with a real server cannot run here; undefined: they can. */
export const redisMissing = program
  ? undefined
  : 'no Redis or Valkey in /usr/bin: install the package redis-server'

/** A server of this machine for one test file, which keeps nothing. */
export interface TestRedis {
  url: string
  /** Ends it like a crash would. */
  kill: () => Promise<void>
  /** Stops it from answering while its connections stay open, and lets it go on. */
  freeze: () => void
  thaw: () => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts Redis or Valkey, whichever the machine has. */
export async function startRedis(): Promise<TestRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-redis-'))
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess | undefined
  const kill = async () => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((settle) => running.once('exit', settle))
    running.kill('SIGKILL')
    await ended
  }
  const start = async () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      directory,
    ]
    server = spawn(program ?? '', options, { stdio: 'ignore' })
    const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
    probe.on('error', () => undefined)
    // Waits in the client's queue until the server answers.
    await probe.ping()
    probe.disconnect()
  }
  await start()
  return {
    url,
    kill,
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    start,
    stop: async () => {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
