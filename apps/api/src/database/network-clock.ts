import { indexHead } from '@slipway/database/release/indexed'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadDatabase } from './read-database.ts'

/**
 * Time of each network: the wall clock, or the network's own where that is ahead, as on a local chain whose time was
 * moved on. Unix seconds.
 */
export interface NetworkClock {
  times: readonly { chainId: number; now: number }[]
  /** of all networks: bounds that an index can be read by */
  least: number
  most: number
}

/** Unix seconds of this process. */
export const wallClock = (): number => Math.floor(Date.now() / 1_000)

const read = new WeakMap<ReadDatabase, { wall: number; clock: Promise<NetworkClock> }>()

async function readHeads(database: ReadDatabase, wall: number): Promise<NetworkClock> {
  const heads = await database
    .select({ chainId: indexHead.chainId, blockAt: indexHead.blockAt })
    .from(indexHead)
  const times = heads.map(({ chainId, blockAt }) => ({ chainId, now: Math.max(wall, blockAt) }))
  return { times, least: wall, most: Math.max(wall, ...times.map(({ now }) => now)) }
}

/**
 * Reads the clock, once in a second.
 *
 * @param wall unix seconds
 */
export function readClock(database: ReadDatabase, wall = wallClock()): Promise<NetworkClock> {
  const known = read.get(database)
  if (known?.wall === wall) return known.clock
  const clock = readHeads(database, wall)
  read.set(database, { wall, clock })
  // What failed is tried again by the next request.
  clock.catch(() => read.delete(database))
  return clock
}

/** The clock as rows `(chain_id, now)`, to be joined to presales as `clock`. */
export function clockRows({ times }: NetworkClock): SQL {
  if (times.length === 0)
    return sql`(SELECT 0::bigint, 0::bigint WHERE false) AS clock(chain_id, now)`
  const rows = times.map(({ chainId, now }) => sql`(${chainId}::bigint, ${now}::bigint)`)
  return sql`(VALUES ${sql.join(rows, sql`, `)}) AS clock(chain_id, now)`
}
