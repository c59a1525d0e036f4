import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../connection/find-free-port.ts'
import type { TestDatabase } from './test-database-handle.ts'

const START_ATTEMPTS = 400
const ATTEMPT_MS = 50

/** Folder of the newest PostgreSQL that the machine itself has, as Debian lays it out. */
export function findServerPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

/** @returns once it answers; false when the server has ended before */
async function waitForConnection(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isConnected) return true
    await delay(ATTEMPT_MS)
    if (server.exitCode !== null) return false
  }
  throw new Error('the PostgreSQL server did not start')
}

/** Starts the machine's own PostgreSQL on a fresh cluster; as its user `postgres` when this process is root's. */
export async function startServerPostgres(folder: string): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-server-pg-'))
  const numberOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const identity =
    process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : undefined
  if (identity) chownSync(directory, identity.uid, identity.gid)
  const options = { ...identity, cwd: '/', stdio: 'ignore' } as const
  const data = join(directory, 'data')
  const initialise = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8']
  execFileSync(join(folder, 'initdb'), initialise, options)
  appendFileSync(join(data, 'postgresql.conf'), "unix_socket_directories = ''\n")
  const port = await findFreePort()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  const resume = async () => {
    // After a crash a new server waits for the processes of the old one: it refuses to start until they have ended.
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
      server = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port)], options)
      if (await waitForConnection(url, server)) return
    }
    throw new Error('the PostgreSQL server did not start')
  }
  /** Nothing where it has ended by itself, or was ended by a test. */
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((settle) => server.once('exit', settle))
    server.kill(signal)
    await ended
  }
  const pause = () => end('SIGINT')
  await resume()
  return {
    url,
    pause,
    kill: () => end('SIGKILL'),
    resume,
    stop: async () => {
      await pause()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
