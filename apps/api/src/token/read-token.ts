import { token, tokenAction, tokenBalance } from '@slipway/database/token/indexed'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import { decodeCursor, encodeCursor } from '../http/page-cursor.ts'
import { showTokenAction, showTokenDetail } from './show-token.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

async function tokenRow(database: ReadDatabase, chainId: number, address: `0x${string}`) {
  const [row] = await database
    .select()
    .from(token)
    .where(eq(token.id, `${chainId}-${address}`))
  if (!row) throw new ApiError('TOKEN_NOT_FOUND', 'the factory of this network made no such token')
  return row
}

/**
 * One token.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readToken(database: ReadDatabase, chainId: number, address: `0x${string}`) {
  return showTokenDetail(await tokenRow(database, chainId, address))
}

/**
 * One page of the holders, largest balance first.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`, `CURSOR_INVALID`
 */
export async function readTokenHolders(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  page: Page,
) {
  const cursor = decodeCursor(page.cursor, 'balance', 'uint256')
  const owner = await tokenRow(database, chainId, address)
  const after =
    cursor &&
    sql`(${tokenBalance.balance}, ${tokenBalance.id}) < (${cursor.value}::numeric, ${cursor.id})`
  const rows = await database
    .select()
    .from(tokenBalance)
    .where(and(eq(tokenBalance.tokenId, owner.id), gt(tokenBalance.balance, 0n), after))
    .orderBy(desc(tokenBalance.balance), desc(tokenBalance.id))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = rows.length > page.limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => ({
      holder: showAddress(row.holder),
      balance: String(row.balance),
      shareBps: owner.totalSupply === 0n ? 0 : Number((row.balance * 10_000n) / owner.totalSupply),
      updatedAt: row.updatedAt,
    })),
    nextCursor: last
      ? encodeCursor({ sort: 'balance', value: String(last.balance), id: last.id })
      : null,
    total: owner.holderCount,
  }
}

/**
 * One page of the history, newest first.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`, `CURSOR_INVALID`
 */
export async function readTokenActions(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  page: Page,
) {
  const cursor = decodeCursor(page.cursor, 'id', 'none')
  const owner = await tokenRow(database, chainId, address)
  const rows = await database
    .select()
    .from(tokenAction)
    .where(and(eq(tokenAction.tokenId, owner.id), cursor && lt(tokenAction.id, cursor.id)))
    .orderBy(desc(tokenAction.id))
    .limit(page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = rows.length > page.limit ? shown.at(-1) : undefined
  return {
    items: shown.map(showTokenAction),
    nextCursor: last ? encodeCursor({ sort: 'id', value: '', id: last.id }) : null,
  }
}
