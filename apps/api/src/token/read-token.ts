import { tokenId } from '@slipway/database/row-ids'
import { token, tokenAction, tokenBalance } from '@slipway/database/token/indexed'
import { tokenTerms, tokenTotals } from '@slipway/database/token/indexed-terms'
import type { VerificationStatus } from '@slipway/database/verification/app'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { and, eq, gt, sql } from 'drizzle-orm'
import { askTogether } from '../database/ask-together.ts'
import { prepareOnce } from '../database/prepare-once.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import { JsonText } from '../http/json-text.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { bestStatus, pageOf } from '../verification/read-verification.ts'
import type { ServicesOf } from '../verification/verification-services.ts'
import { readHolderContracts } from './read-holder-contracts.ts'
import type { TokenDetail } from './schemas.ts'
import { TOKEN_DETAIL } from './serialize-token.ts'
import { serializeTokenAction } from './serialize-token-action.ts'

const notFound = () =>
  new ApiError('TOKEN_NOT_FOUND', 'the factory of this network made no such token')

async function tokenRow(database: ReadDatabase, chainId: number, address: `0x${string}`) {
  const [row] = await database
    .select()
    .from(token)
    .where(eq(token.id, tokenId(chainId, address)))
  if (!row) throw notFound()
  return row
}

/** How the token stands at each service that publishes sources, as one JSON value. */
const VERIFICATIONS = sql<Verified[]>`(SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (
  SELECT service, status FROM app.token_verification WHERE token_id = ${token.id} ORDER BY service) r)`

interface Verified {
  readonly service: string
  readonly status: VerificationStatus
}

const readDetails = (database: ReadDatabase) =>
  prepareOnce(database, 'token detail', (built) => {
    const details = built
      .select({ id: token.id, detail: TOKEN_DETAIL, verifications: VERIFICATIONS })
      .from(token)
      .leftJoin(tokenTerms, eq(tokenTerms.id, token.id))
      .leftJoin(tokenTotals, eq(tokenTotals.id, token.id))
      .where(sql`${token.id} = ANY(${sql.placeholder('ids')}::text[])`)
      .prepare('')
    return askTogether((asked: readonly { id: string }[]) =>
      details.execute({ ids: asked.map(({ id }) => id) }),
    )
  })

/**
 * One token, whole, in one query.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`
 */
export async function readToken(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  servicesOf: ServicesOf,
): Promise<JsonText<TokenDetail>> {
  const id = tokenId(chainId, address)
  const found = await readDetails(database)({ id })
  if (!found) throw notFound()
  const { verifications } = found
  const status = bestStatus(verifications.map((row) => row.status))
  const best = verifications.find((row) => row.status === status)
  const url = best ? pageOf(servicesOf, { chainId, address, ...best }) : null
  return JsonText.read<Omit<TokenDetail, 'verification'>>(found.detail).with({
    verification: { status, url },
  })
}

/**
 * One page of the holders, largest balance first, contracts among them by what they are.
 *
 * @throws {ApiError} `TOKEN_NOT_FOUND`, `CURSOR_INVALID`
 */
export async function readTokenHolders(
  database: ReadDatabase,
  chainId: number,
  address: `0x${string}`,
  page: PageRequest,
) {
  const owner = await tokenRow(database, chainId, address)
  const { items, nextCursor } = await readPage(database, page, {
    table: tokenBalance,
    where: and(eq(tokenBalance.tokenId, owner.id), gt(tokenBalance.balance, 0n)),
    sort: {
      name: 'balance',
      column: tokenBalance.balance,
      kind: 'uint256',
      valueOf: (row) => String(row.balance),
    },
    isDescending: true,
    show: (row: typeof tokenBalance.$inferSelect) => ({
      holder: showAddress(row.holder),
      balance: String(row.balance),
      shareBps: Math.floor(shareBps(row.balance, owner.totalSupply)),
      updatedAt: row.updatedAt,
    }),
  })
  const contracts = await readHolderContracts(
    database,
    chainId,
    address,
    items.map(({ holder }) => holder.toLowerCase()),
  )
  return {
    items: items.map((item) => ({
      ...item,
      contract: contracts.get(item.holder.toLowerCase()) ?? null,
    })),
    nextCursor,
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
  page: PageRequest,
) {
  const owner = await tokenRow(database, chainId, address)
  return readPage(database, page, {
    table: tokenAction,
    where: eq(tokenAction.tokenId, owner.id),
    isDescending: true,
    show: serializeTokenAction,
  })
}
