import { sql } from 'drizzle-orm'
import { readTokenMarkets, type TokenMarkets } from '../assets/token-markets.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readLockedSums, readUnlockedAsset } from './read-locked-sums.ts'
import { readNow } from './read-now.ts'

/** Locks of the token, and of each of its pools, that a calendar is made of. */
const MOST_LOCKS = 1_000
const MOST_LOCKS_OF_POOL = 200
const SHOWN_POOLS = 20
const MOST_POSITIONS = 1_000

async function countPositions(
  database: ReadDatabase,
  chainId: number,
  pools: readonly string[],
  { lockIds }: TokenMarkets,
): Promise<number> {
  const { rows } = await database.execute<{ total: string }>(sql`
    SELECT count(*) AS total FROM (
      SELECT id FROM "index".lock WHERE market = ANY(${sql.param(pools)}::text[]) AND chain_id = ${chainId} AND kind = 'nft' AND state <> 'ended'
      UNION SELECT id FROM "index".lock WHERE id = ANY(${sql.param(lockIds)}::text[]) AND state <> 'ended'
      LIMIT ${MOST_POSITIONS}) found`)
  return Number(rows[0]?.total ?? 0)
}

/**
 * What of a token is locked, by all lockers, and what of its liquidity. Of a token without locks everything is zero.
 *
 * @param wall unix seconds
 */
export async function readLockSummary(
  database: ReadDatabase,
  chainId: number,
  token: `0x${string}`,
  wall?: number,
) {
  const [found, now] = await Promise.all([
    readTokenMarkets(database, chainId, token),
    readNow(database, chainId, wall),
  ])
  const pools = found.markets.filter((market) => market !== token)
  const [own, ofPools, positionCount] = await Promise.all([
    readLockedSums(database, { chainId, assets: [token], most: MOST_LOCKS, mostAssets: 1, now }),
    readLockedSums(database, {
      chainId,
      assets: pools,
      most: MOST_LOCKS_OF_POOL,
      mostAssets: SHOWN_POOLS,
      now,
    }),
    countPositions(database, chainId, pools, found),
  ])
  const [{ pair: _, ...sum } = { pair: null }] = own
  return {
    chainId,
    ...('asset' in sum ? sum : await readUnlockedAsset(database, chainId, token)),
    pools: ofPools,
    positionCount,
  }
}
