import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

const STOP_TIMEOUT_MS = 20_000

/** Whether a process with this id exists (also when it belongs to someone else). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readProc(pid: number, file: string): string | undefined {
  const path = `/proc/${pid}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** The process id that a server wrote into its folder; undefined: none runs there. */
export function readServerPid(dataDirectory: string): number | undefined {
  const lockFile = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(lockFile)) return undefined
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 ? pid : undefined
}

/** A recycled process id must never be mistaken for our server, so its command line is compared. */
function isServerOf(pid: number, dataDirectory: string): boolean {
  const commandLine = readProc(pid, 'cmdline')
  return commandLine === undefined ? isAlive(pid) : commandLine.includes(dataDirectory)
}

/** The guard shell is the parent; when it is gone the process was handed to the init process. */
function isGuarded(pid: number): boolean {
  const stat = readProc(pid, 'stat')
  if (stat === undefined) return false
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  return readProc(parent, 'cmdline')?.includes('slipway-postgres-guard') ?? false
}

/**
 * Deals with what an earlier run left: removes a stale `postmaster.pid`, stops a server whose owner was killed.
 *
 * @throws {EmbeddedDatabaseError} `IN_USE` when a running stack owns the server, `STOP_FAILED` when it does not stop.
 */
export async function endOrphanedPostmaster(dataDirectory: string): Promise<void> {
  const lockFile = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(lockFile)) return
  const pid = readServerPid(dataDirectory)
  if (pid === undefined || !isAlive(pid) || !isServerOf(pid, dataDirectory)) {
    rmSync(lockFile, { force: true })
    return
  }
  if (isGuarded(pid)) {
    throw new EmbeddedDatabaseError(
      'IN_USE',
      `the database in ${dataDirectory} is running already (process ${pid}): stop the other stack first`,
    )
  }
  process.kill(pid, 'SIGINT')
  for (const startedAt = Date.now(); isAlive(pid); await delay(50)) {
    if (Date.now() - startedAt > STOP_TIMEOUT_MS) {
      throw new EmbeddedDatabaseError('STOP_FAILED', `process ${pid} does not stop: end it by hand`)
    }
  }
}
