import { readClock, wallClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'

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
