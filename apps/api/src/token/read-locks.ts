import { lock } from '@slipway/database/lock/indexed'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'

type Hex = `0x${string}`

/** One lock of liquidity. */
const serializeLock = (row: typeof lock.$inferSelect) => ({
  chainId: row.chainId,
  locker: showAddress(row.locker),
  lockId: row.lockId,
  lpToken: showAddress(row.asset),
  owner: showAddress(row.owner),
  amount: String(row.amount),
  initialAmount: String(row.initialAmount),
  lockedAt: row.lockedAt,
  unlockAt: row.unlockAt,
  txHash: row.txHash,
})

/** Locks of every pool that a token has, of those that still hold something. */
export function readLocksOfToken(database: ReadDatabase, tokenId: string, page: PageRequest) {
  const chainId = Number(tokenId.slice(0, tokenId.indexOf('-')))
  return readPage(database, page, {
    table: lock,
    where: and(
      eq(lock.kind, 'liquidity'),
      eq(lock.chainId, chainId),
      gt(lock.amount, 0n),
      sql`${lock.asset} IN (
        SELECT pair FROM "index".token_pair WHERE token_id = ${tokenId}
        UNION SELECT pair FROM "index".token_launch WHERE token_id = ${tokenId})`,
    ),
    isDescending: false,
    show: serializeLock,
  })
}

/** Locks that an address owns, on every network or one. */
export const readLocksOf = (
  database: ReadDatabase,
  owner: Hex,
  page: PageRequest,
  chainId?: number,
) =>
  readPage(database, page, {
    table: lock,
    where: and(
      eq(lock.kind, 'liquidity'),
      eq(lock.owner, owner),
      gt(lock.amount, 0n),
      chainId === undefined ? undefined : eq(lock.chainId, chainId),
    ),
    isDescending: false,
    show: serializeLock,
  })
