import { createRequire } from 'node:module'
import type pg from 'pg'
import { enginePackage } from './engine-package.ts'

/** The database's client as the engine has it. */
export const engineClients = (): typeof pg =>
  createRequire(`${enginePackage()}/package.json`)('pg') as typeof pg

/**
 * The engine's commits do not wait for the disk. A database that crashes forgets the last of them, and an engine that
 * went on would take rows for stored that are lost: it ends with its first connection that breaks, and the next engine
 * begins from what the database holds.
 */
export function endWithConnections({ Client }: typeof pg): void {
  const closed = new WeakSet<pg.Client>()
  const { connect, end } = Client.prototype
  Client.prototype.end = function (this: pg.Client, ...callback: []) {
    closed.add(this)
    return end.apply(this, callback)
  }
  Client.prototype.connect = function (this: pg.Client, ...callback: []) {
    const breaks = () => {
      if (!closed.has(this)) process.exit(1)
    }
    // A pool closes what has failed: the failure comes first.
    this.once('error', breaks)
    this.once('end', breaks)
    return connect.apply(this, callback)
  }
}
