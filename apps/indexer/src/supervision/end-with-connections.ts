import { createRequire } from 'node:module'
import { enginePackage } from '../release/engine-package.ts'

interface Connection {
  connect: (...parts: unknown[]) => unknown
  end: (...parts: unknown[]) => unknown
  once: (event: string, listener: () => void) => unknown
  query: (...parts: unknown[]) => unknown
}

interface ConnectionClass {
  prototype: Connection
}

/** The database's client as the engine has it. */
export const engineConnections = (): ConnectionClass =>
  createRequire(`${enginePackage()}/package.json`)('pg').Client

/**
 * The engine's commits do not wait for the disk. A database that crashes forgets the last of them, and an engine that
 * went on would take rows for stored that are lost: it ends with its first connection that breaks, and the next engine
 * begins from what the database holds.
 */
export function endWithConnections({ prototype }: ConnectionClass): void {
  const closed = new WeakSet<Connection>()
  const { connect, end } = prototype
  prototype.end = function (this: Connection, ...parts) {
    closed.add(this)
    return end.apply(this, parts)
  }
  prototype.connect = function (this: Connection, ...parts) {
    const breaks = () => {
      if (!closed.has(this)) process.exit(1)
    }
    // One that was refused from the start has nothing that could be lost.
    this.once('connect', () => {
      // A pool closes what has failed: the failure comes first.
      this.once('error', breaks)
      this.once('end', breaks)
    })
    return connect.apply(this, parts)
  }
}
