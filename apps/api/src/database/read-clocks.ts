import { indexHead } from '@slipway/database/release/indexed'
import { asc } from 'drizzle-orm'
import type { NetworkClock } from './network-clock.ts'
import type { ReadDatabase } from './read-database.ts'

/** Up to which block each network is known, and its time in unix seconds. */
export async function readClocks(database: ReadDatabase, { times, least }: NetworkClock) {
  const heads = await database.select().from(indexHead).orderBy(asc(indexHead.chainId))
  return heads.map(({ chainId, blockNumber }) => ({
    chainId,
    now: times.find((time) => time.chainId === chainId)?.now ?? least,
    block: blockNumber,
  }))
}
