import type { ReadDatabase } from '../database/read-database.ts'
import { readClock, wallClock } from '../presale/network-clock.ts'

/**
 * Unix seconds of one network.
 *
 * @param wall of this process
 */
export async function readNow(
  database: ReadDatabase,
  chainId: number,
  wall = wallClock(),
): Promise<number> {
  const { times } = await readClock(database, wall)
  return times.find((time) => time.chainId === chainId)?.now ?? wall
}
