import { token, tokenAction, tokenBalance } from '@slipway/database/token/indexed'
import { tokenTerms, tokenTotals } from '@slipway/database/token/indexed-terms'
import type { VerificationStatus } from '@slipway/database/verification/app'
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import { decodeCursor, encodeCursor } from '../http/page-cursor.ts'
import { bestStatus, pageOf } from '../verification/read-verification.ts'
import type { ServicesOf } from '../verification/verification-services.ts'
import {
  type JoinedExemption,
  type JoinedPair,
  showTokenAction,
  showTokenDetail,
} from './show-token.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

const notFound = () =>
  new ApiError('TOKEN_NOT_FOUND', 'the factory of this network made no such token')

async function tokenRow(database: ReadDatabase, chainId: number, address: `0x${string}`) {
  const [row] = await database
    .select()
    .from(token)
    .where(eq(token.id, `${chainId}-${address}`))
  if (!row) throw notFound()
  return row
}

/** Rows of another table that belong to the token, as one JSON value: one query reads the whole page. */
const joined = <Row>(columns: string, source: SQL) =>
  sql<
    Row[]
  >`(SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (SELECT ${sql.raw(columns)} ${source}) r)`

const joinedPairs = joined<JoinedPair>(
  'pair, is_main, registered_at',
  sql`FROM "index".token_pair WHERE token_id = ${sql.placeholder('id')} ORDER BY is_main DESC, id LIMIT 100`,
)
const joinedExemptions = joined<JoinedExemption>(
  'account, directions',
  sql`FROM "index".token_exemption WHERE token_id = ${sql.placeholder('id')} ORDER BY id LIMIT 100`,
)
const joinedVerifications = joined<{ service: string; status: VerificationStatus }>(
  'service, status',
  sql`FROM app.token_verification WHERE token_id = ${sql.placeholder('id')} ORDER BY service`,
)

const selectDetail = (database: ReadDatabase) =>
  prepareOnce(database, 'token detail', (built) =>
    built
      .select({
        token,
        terms: tokenTerms,
        totals: tokenTotals,
        pairs: joinedPairs,
        exemptions: joinedExemptions,
        verifications: joinedVerifications,
      })
      .from(token)
      .leftJoin(tokenTerms, eq(tokenTerms.id, token.id))
      .leftJoin(tokenTotals, eq(tokenTotals.id, token.id))
      .where(eq(token.id, sql.placeholder('id')))
      .prepare(''),
  )

/**
 * One token.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readToken(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  servicesOf: ServicesOf,
) {
  const id = `${chainId}-${address}`
  const [found] = await selectDetail(database).execute({ id })
  if (!found) throw notFound()
  const { verifications, ...rest } = found
  const status = bestStatus(verifications.map((row) => row.status))
  const best = verifications.find((row) => row.status === status)
  const url = best ? pageOf(servicesOf, { chainId, address, ...best }) : null
  return showTokenDetail({ ...rest, verification: { status, url } })
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
