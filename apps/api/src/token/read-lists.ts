import {
  tokenDividendAccount,
  tokenDividendAddition,
  tokenDividendPayment,
  tokenNftDividend,
} from '@slipway/database/token/indexed-dividends'
import { tokenRebate, tokenReferral } from '@slipway/database/token/indexed-referrals'
import { tokenBlacklist, tokenSwapBack, tokenTax } from '@slipway/database/token/indexed-terms'
import { and, eq, or, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { serializeBlockMetadata } from '../http/block-metadata.ts'
import { showAddress } from '../http/fields.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { serializeTaxes } from './serialize-taxes.ts'

type Hex = `0x${string}`

const serializeNullable = (address: Hex | null) => address && showAddress(address)

/** What one account got. */
export const showDividendAccount = (row: typeof tokenDividendAccount.$inferSelect) => ({
  paid: String(row.paid),
  payments: row.payments,
  lastPaidAt: row.lastPaidAt,
  lpStaked: String(row.lpStaked),
  isExcluded: row.excluded,
})

/** Where one account stands in a tree. */
export const serializeReferral = (row: typeof tokenReferral.$inferSelect) => ({
  inviter: serializeNullable(row.inviter),
  boundAt: row.boundAt,
  depth: row.depth,
  invitees: row.invitees,
  rebatesReceived: String(row.rebatesReceived),
  rebates: row.rebates,
})

/** The pages that belong to one token, newest first unless said otherwise. All throw `CURSOR_INVALID`. */
export const tokenLists = {
  taxes: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenTax,
      where: eq(tokenTax.tokenId, tokenId),
      sort: {
        name: 'position',
        column: tokenTax.position,
        kind: 'text',
        valueOf: (row) => row.position,
      },
      isDescending: true,
      show: (row: typeof tokenTax.$inferSelect) => ({
        ...serializeTaxes(row),
        ...serializeBlockMetadata(row),
      }),
    }),

  swapBacks: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenSwapBack,
      where: eq(tokenSwapBack.tokenId, tokenId),
      isDescending: true,
      show: (row: typeof tokenSwapBack.$inferSelect) => ({
        id: row.id,
        soldTokens: String(row.soldTokens),
        burnedTokens: String(row.burnedTokens),
        liquidityTokens: String(row.liquidityTokens),
        liquidityQuote: String(row.liquidityQuote),
        marketingQuote: String(row.marketingQuote),
        dividendAmount: String(row.dividendAmount),
        ...serializeBlockMetadata(row),
      }),
    }),

  /** Largest sum first. */
  dividendAccounts: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenDividendAccount,
      where: eq(tokenDividendAccount.tokenId, tokenId),
      sort: {
        name: 'paid',
        column: tokenDividendAccount.paid,
        kind: 'uint256',
        valueOf: (row) => String(row.paid),
      },
      isDescending: true,
      show: (row: typeof tokenDividendAccount.$inferSelect) => ({
        account: showAddress(row.account),
        ...showDividendAccount(row),
      }),
    }),

  dividendAdditions: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenDividendAddition,
      where: eq(tokenDividendAddition.tokenId, tokenId),
      isDescending: true,
      show: (row: typeof tokenDividendAddition.$inferSelect) => ({
        id: row.id,
        amount: String(row.amount),
        ...serializeBlockMetadata(row),
      }),
    }),

  dividendPayments: (
    database: ReadDatabase,
    tokenId: string,
    page: PageRequest & { account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: tokenDividendPayment,
      where: and(
        eq(tokenDividendPayment.tokenId, tokenId),
        page.account && eq(tokenDividendPayment.account, page.account),
      ),
      isDescending: true,
      show: (row: typeof tokenDividendPayment.$inferSelect) => ({
        id: row.id,
        account: showAddress(row.account),
        amount: String(row.amount),
        nftId: row.nftId,
        ...serializeBlockMetadata(row),
      }),
    }),

  /** By number of the NFT. */
  nftDividends: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenNftDividend,
      where: eq(tokenNftDividend.tokenId, tokenId),
      sort: {
        name: 'nft',
        column: tokenNftDividend.position,
        kind: 'text',
        valueOf: (row) => row.position,
      },
      isDescending: false,
      show: (row: typeof tokenNftDividend.$inferSelect) => ({
        nftId: row.nftId,
        isActive: row.active,
        isBlacklisted: row.blacklisted,
        paid: String(row.paid),
        payments: row.payments,
        lastOwner: serializeNullable(row.lastOwner),
        lastPaidAt: row.lastPaidAt,
      }),
    }),

  /** By address; with `inviter` the accounts that it invited. */
  referrals: (
    database: ReadDatabase,
    tokenId: string,
    page: PageRequest & { inviter?: Hex | undefined; account?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: tokenReferral,
      where: and(
        eq(tokenReferral.tokenId, tokenId),
        page.inviter && eq(tokenReferral.inviter, page.inviter),
        page.account && eq(tokenReferral.account, page.account),
      ),
      isDescending: false,
      show: (row: typeof tokenReferral.$inferSelect) => ({
        account: showAddress(row.account),
        ...serializeReferral(row),
      }),
    }),

  rebates: (
    database: ReadDatabase,
    tokenId: string,
    page: PageRequest & { inviter?: Hex | undefined },
  ) =>
    readPage(database, page, {
      table: tokenRebate,
      where: and(
        eq(tokenRebate.tokenId, tokenId),
        page.inviter && eq(tokenRebate.inviter, page.inviter),
      ),
      isDescending: true,
      show: (row: typeof tokenRebate.$inferSelect) => ({
        id: row.id,
        trader: showAddress(row.trader),
        inviter: showAddress(row.inviter),
        level: row.level,
        amount: String(row.amount),
        ...serializeBlockMetadata(row),
      }),
    }),

  /** Who cannot move all that it has: killed buyers, and listed accounts while the switch is on. By address. */
  blacklist: (database: ReadDatabase, tokenId: string, page: PageRequest) =>
    readPage(database, page, {
      table: tokenBlacklist,
      where: and(
        eq(tokenBlacklist.tokenId, tokenId),
        or(tokenBlacklist.listed, tokenBlacklist.killed),
        or(
          tokenBlacklist.killed,
          sql`EXISTS (SELECT 1 FROM "index".token_terms WHERE id = ${tokenId} AND blacklist)`,
        ),
      ),
      isDescending: false,
      show: (row: typeof tokenBlacklist.$inferSelect) => ({
        account: showAddress(row.account),
        isKilled: row.killed,
        frozen: String(row.frozen),
        updatedAt: row.updatedAt,
      }),
    }),
}
