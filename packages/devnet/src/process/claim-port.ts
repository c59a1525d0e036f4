import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { isProcessAlive } from './is-process-alive.ts'

const HIGHEST_PORT = 65_535
const ATTEMPTS = 200
const handedOut = new Set<number>()

/** A file for each port that was handed out, with the process that did it: other stacks start on this machine too. */
const claims = join(tmpdir(), 'slipway-ports')

/**
 * The first port at or after `preferred` that nothing listens on, neither on loopback nor on all
 * interfaces. A port is handed out once on this machine, so that services and stacks that start side by side never get
 * the same one.
 *
 * @throws {NoFreePortError} when two hundred ports in a row are taken
 */
export async function claimPort(preferred: number): Promise<number> {
  const last = Math.min(preferred + ATTEMPTS, HIGHEST_PORT)
  for (let port = preferred; port <= last; port++) {
    if (!take(port)) continue
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) return port
    releasePort(port)
  }
  throw new NoFreePortError(preferred, last)
}

/** Gives a port back that {@link claimPort} handed out. */
export function releasePort(port: number): void {
  handedOut.delete(port)
  rmSync(join(claims, String(port)), { force: true })
}

/** Takes a port unless a living process has it; what a dead one has left is nobody's. */
function take(port: number): boolean {
  if (handedOut.has(port)) return false
  const isTaken = recordClaim(join(claims, String(port)))
  if (isTaken) handedOut.add(port)
  return isTaken
}

/** Whether the record of a port is this process's now. Where nothing can be written, listening alone decides. */
function recordClaim(path: string): boolean {
  const own = `${path}.${process.pid}-${threadId}`
  try {
    mkdirSync(claims, { recursive: true })
    writeFileSync(own, String(process.pid))
    try {
      // Like a new file, with its content in it from the first moment.
      linkSync(own, path)
      return true
    } catch {
      if (isProcessAlive(holderOf(path))) return false
      renameSync(own, path)
      return holderOf(path) === process.pid
    } finally {
      rmSync(own, { force: true })
    }
  } catch {
    return true
  }
}

/** The process that has a port; this one where it gives it back this very moment. */
function holderOf(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return process.pid
  }
}

export class NoFreePortError extends Error {
  readonly code = 'NO_FREE_PORT'

  constructor(first: number, last: number) {
    super(
      `No free port between ${first} and ${last}. Stop a program that listens there, or choose another range with --port.`,
    )
    this.name = 'NoFreePortError'
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
