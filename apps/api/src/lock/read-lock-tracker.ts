import { lockCustody } from '@slipway/database/lock/indexed'
import { indexHead } from '@slipway/database/release/indexed'
import { and, eq } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { readLockedSums, readUnlockedAsset } from './read-locked-sums.ts'
import { readJoinedLocks } from './read-locks.ts'
import { readNow } from './read-now.ts'
import { serializeLock, serializeUnlocks } from './serialize-lock.ts'
import { toReleasable } from './to-releasable.ts'
import { calculateUnlocks } from './unlock-calendar.ts'

type Hex = `0x${string}`

const PAGE = 100
/** Locks that a sum looks at one by one, the largest first: what of them is released before their end. */
const MOST_LOCKS = 1_000

/** Who holds what is locked of a token; a lock of liquidity or of an NFT holds none of the token itself. */
async function readCustodians(database: ReadDatabase, chainId: number, token: Hex) {
  const rows = await database
    .select({ custody: lockCustody.custody })
    .from(lockCustody)
    .where(and(eq(lockCustody.chainId, chainId), eq(lockCustody.token, token)))
  return [...new Set(rows.map(({ custody }) => showAddress(custody)))].sort()
}

/**
 * One page of what lock trackers show of a token.
 *
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readLockTracker(
  database: ReadDatabase,
  chainId: number,
  token: Hex,
  cursor?: string,
  wall?: number,
) {
  // Before all else, which would go on for a page that is refused.
  const page = await readJoinedLocks(database, {
    chainId,
    token,
    isLiving: true,
    sort: 'newest',
    limit: PAGE,
    cursor,
  })
  const now = await readNow(database, chainId, wall)
  const [none, [sums], custodians, heads] = await Promise.all([
    readUnlockedAsset(database, chainId, token),
    readLockedSums(database, {
      chainId,
      assets: [token],
      most: MOST_LOCKS,
      mostAssets: 1,
      now,
    }),
    readCustodians(database, chainId, token),
    database.select().from(indexHead).where(eq(indexHead.chainId, chainId)),
  ])
  const facts = sums ?? none
  return {
    chainId,
    token: facts.asset,
    name: facts.name,
    symbol: facts.symbol,
    decimals: facts.decimals,
    totalSupply: facts.supply,
    indexedBlock: heads[0]?.blockNumber ?? null,
    indexedAt: heads[0]?.blockAt ?? null,
    totalLocked: facts.totalLocked,
    totalLockedForever: facts.totalLockedForever,
    freeAlready: facts.freeAlready,
    lockCount: facts.lockCount,
    ownerCount: facts.ownerCount,
    custodians,
    locks: page.shown.map((lock) => {
      const { freeAlready, unlocks } = calculateUnlocks([toReleasable(lock.row)], now)
      return {
        ...serializeLock(lock),
        freeAlready: String(freeAlready),
        steps: serializeUnlocks(unlocks),
      }
    }),
    nextCursor: page.nextCursor,
  }
}
