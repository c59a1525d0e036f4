import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '../connection/find-free-port.ts'
import { choosePostgresAccount, type PostgresAccount } from './choose-postgres-account.ts'
import {
  type ClusterFiles,
  clearHalfMade,
  clusterFiles,
  giveTo,
  isInitialised,
  prepareClusterFiles,
} from './cluster-files.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { endOrphanedPostmaster, readServerPid } from './end-orphaned-postmaster.ts'
import { findPostgresBinaries, type PostgresBinaries } from './find-postgres-binaries.ts'

/** A running embedded PostgreSQL server. */
export interface EmbeddedDatabase {
  /** connection URL of the database `slipway`, password included */
  url: string
  port: number
  /** process id of the PostgreSQL server */
  pid: number
  /** process id, and group, of the guard that ends the server with this process */
  guardPid: number
  /** settles when the server has ended, wanted or not */
  exited: Promise<{ code: number | null }>
  /** clean stop (checkpoint written); safe to call twice */
  stop: () => Promise<void>
}

const USER = 'slipway'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000

/**
 * Durable settings of a small server: `fsync`, `full_page_writes` and `synchronous_commit` keep their safe
 * defaults because the same server holds application data; the rest spares checkpoints and planning.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
}

/**
 * The guard ends the server when our process is gone, however it went: the pipe on its input closes even
 * after kill -9. Its name is the first argument after the script, so that a later start can recognise it.
 */
const GUARD = `exec 3<&0
"$@" </dev/null & server=$!
trap 'kill -INT $server 2>/dev/null' INT TERM HUP
(read -r _ <&3; kill -INT $server 2>/dev/null) & watcher=$!
exec 3<&-
wait $server; status=$?
while kill -0 $server 2>/dev/null; do wait $server; status=$?; done
kill $watcher 2>/dev/null
exit $status`

function command(account: PostgresAccount, program: string, parameters: readonly string[]) {
  const prefix = account.kind === 'mapped' ? account.prefix : []
  const identity = account.kind === 'switched' ? { uid: account.uid, gid: account.gid } : {}
  return { line: [...prefix, program, ...parameters], identity }
}

async function initialise(
  files: ClusterFiles,
  account: PostgresAccount,
  binaries: PostgresBinaries,
) {
  const { line, identity } = command(account, binaries.initdb, [
    `--pgdata=${files.data}`,
    `--username=${USER}`,
    `--pwfile=${files.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
  const [program = '', ...parameters] = line
  try {
    await promisify(execFile)(program, parameters, { ...identity, cwd: '/', env: environment() })
  } catch (cause) {
    throw new EmbeddedDatabaseError('INIT_FAILED', `initdb failed: ${String(cause)}`, { cause })
  }
}

/** The user's own PG* variables must not leak into our server. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

function startServer(
  files: ClusterFiles,
  account: PostgresAccount,
  binaries: PostgresBinaries,
  port: number,
): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { line, identity } = command(account, binaries.postgres, [
    '-D',
    files.data,
    '-p',
    String(port),
    ...settings,
  ])
  const log = openSync(files.log, 'a')
  giveTo(account, files.log)
  try {
    // A process group of its own: Ctrl-C in the terminal must reach the server through `stop`, not around it.
    return spawn('/bin/sh', ['-c', GUARD, 'slipway-postgres-guard', ...line], {
      ...identity,
      cwd: '/',
      env: environment(),
      stdio: ['pipe', log, log],
      detached: true,
    })
  } finally {
    closeSync(log)
  }
}

const lastLines = (file: string) =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n')

async function waitUntilReady(url: string, files: ClusterFiles, hasExited: () => boolean) {
  const startedAt = Date.now()
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const found = await client.query(`SELECT 1 FROM pg_database WHERE datname = '${USER}'`)
      if (found.rowCount === 0) await client.query(`CREATE DATABASE ${USER}`)
      return
    } catch (cause) {
      if (hasExited() || Date.now() - startedAt > START_TIMEOUT_MS) {
        throw new EmbeddedDatabaseError(
          'START_FAILED',
          `PostgreSQL did not start; the end of ${files.log}:\n${lastLines(files.log)}`,
          { cause },
        )
      }
      await delay(40)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/**
 * Starts the bundled PostgreSQL in `directory`, making the cluster on first use. Works as root too, survives
 * kill -9 of itself and of this process, and never outlives this process.
 *
 * @param options.directory folder that holds data, log and password of this cluster
 * @param options.port TCP port on 127.0.0.1; a free one is chosen when it is left out
 * @throws {EmbeddedDatabaseError} with a code for each reason
 */
export async function startEmbeddedDatabase(options: {
  directory: string
  port?: number
}): Promise<EmbeddedDatabase> {
  const binaries = findPostgresBinaries()
  const files = clusterFiles(resolve(options.directory))
  await endOrphanedPostmaster(files.data)
  clearHalfMade(files)
  const account = choosePostgresAccount(binaries.postgres, files)
  const password = prepareClusterFiles(files, account)
  if (!isInitialised(files)) await initialise(files, account, binaries)

  const port = options.port ?? (await findFreePort())
  const child = startServer(files, account, binaries, port)
  const ended: { code?: number | null } = {}
  const exited = new Promise<{ code: number | null }>((settle) => {
    child.once('exit', (code) => {
      ended.code = code
      settle({ code })
    })
  })
  const hasExited = () => ended.code !== undefined
  const stop = async () => {
    if (hasExited()) return
    child.stdin?.destroy()
    const late = delay(STOP_TIMEOUT_MS, 'late' as const, { ref: false })
    if ((await Promise.race([exited, late])) === 'late') child.kill('SIGKILL')
  }
  const address = `postgres://${USER}:${password}@127.0.0.1:${port}`
  try {
    await waitUntilReady(`${address}/postgres`, files, hasExited)
  } catch (cause) {
    await stop()
    throw cause
  }
  const pid = readServerPid(files.data) ?? child.pid ?? 0
  return { url: `${address}/${USER}`, port, pid, guardPid: child.pid ?? 0, exited, stop }
}
