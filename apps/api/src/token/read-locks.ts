import { lock } from '@slipway/database/lock/indexed'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { readTokenMarkets } from '../assets/token-markets.ts'
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

/**
 * Locks of every pool that a token has, of those that still hold something: of pools that a presale or anybody else made as
 * well, for a report that does not know a lock cannot tell when it ends.
 */
export async function readLocksOfToken(database: ReadDatabase, tokenId: string, page: PageRequest) {
  const [chain = '', token = ''] = tokenId.split('-')
  const chainId = Number(chain)
  const { markets } = await readTokenMarkets(database, chainId, token)
  return readPage(database, page, {
    table: lock,
    where: and(
      eq(lock.kind, 'liquidity'),
      eq(lock.chainId, chainId),
      gt(lock.amount, 0n),
      inArray(lock.market, markets as Hex[]),
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
