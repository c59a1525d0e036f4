import { token } from '@slipway/database/token/indexed'
import { tokenDividendAccount } from '@slipway/database/token/indexed-dividends'
import { tokenReferral } from '@slipway/database/token/indexed-referrals'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { showAddress } from '../http/fields.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { serializeReferral, showDividendAccount } from './read-lists.ts'

type Hex = `0x${string}`

/** What an account's list says about each token, by the token's id. */
async function readTokenFacts(database: ReadDatabase, tokenIds: readonly string[]) {
  if (tokenIds.length === 0) return new Map<string, never>()
  const rows = await database
    .select({
      id: token.id,
      chainId: token.chainId,
      address: token.address,
      name: token.name,
      symbol: token.symbol,
      decimals: token.decimals,
      templateId: token.templateId,
    })
    .from(token)
    .where(inArray(token.id, [...tokenIds]))
  return new Map(
    rows.map(({ id, address, ...facts }) => [id, { ...facts, token: showAddress(address) }]),
  )
}

/** Joins the page's rows with their tokens: one read for the page, whatever its length. */
async function withTokens<Shown>(
  database: ReadDatabase,
  page: { items: { tokenId: string; shown: Shown }[]; nextCursor: string | null },
) {
  const facts = await readTokenFacts(
    database,
    page.items.map(({ tokenId }) => tokenId),
  )
  return {
    items: page.items.flatMap(({ tokenId, shown }) => {
      const known = facts.get(tokenId)
      return known ? [{ ...known, ...shown }] : []
    }),
    nextCursor: page.nextCursor,
  }
}

/** What an address got from tokens that pay dividends, by token. */
export async function readAccountDividends(
  database: ReadDatabase,
  account: Hex,
  page: PageRequest,
  chainId?: number,
) {
  const rows = await readPage(database, page, {
    table: tokenDividendAccount,
    where: and(
      eq(tokenDividendAccount.account, account),
      chainId === undefined ? undefined : eq(tokenDividendAccount.chainId, chainId),
    ),
    isDescending: false,
    show: (row: typeof tokenDividendAccount.$inferSelect) => ({
      tokenId: row.tokenId,
      shown: showDividendAccount(row),
    }),
  })
  return withTokens(database, rows)
}

/** Where an address stands in the referral trees of tokens, by token. */
export async function readAccountReferrals(
  database: ReadDatabase,
  account: Hex,
  page: PageRequest,
  chainId?: number,
) {
  const rows = await readPage(database, page, {
    table: tokenReferral,
    where: and(
      eq(tokenReferral.account, account),
      chainId === undefined ? undefined : eq(tokenReferral.chainId, chainId),
    ),
    isDescending: false,
    show: (row: typeof tokenReferral.$inferSelect) => ({
      tokenId: row.tokenId,
      shown: serializeReferral(row),
    }),
  })
  return withTokens(database, rows)
}
