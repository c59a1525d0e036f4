import { createServer } from 'node:net'

const HIGHEST_PORT = 65_535
const ATTEMPTS = 200
const handedOut = new Set<number>()

/**
 * The first port at or after `preferred` that nothing listens on, neither on loopback nor on all
 * interfaces. A port is handed out once per process, so that two services that start side by side never get the same one.
 *
 * @throws {NoFreePortError} when two hundred ports in a row are taken
 */
export async function findFreePort(preferred: number): Promise<number> {
  const last = Math.min(preferred + ATTEMPTS, HIGHEST_PORT)
  for (let port = preferred; port <= last; port++) {
    if (handedOut.has(port)) continue
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) {
      handedOut.add(port)
      return port
    }
  }
  throw new NoFreePortError(preferred, last)
}

/** Gives a port back that {@link findFreePort} handed out. */
export function releasePort(port: number): void {
  handedOut.delete(port)
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
