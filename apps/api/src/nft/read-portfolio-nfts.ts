import { nftColumns, nftSaleAccountColumns } from '@slipway/database/nft/indexed'
import { type SQL, sql } from 'drizzle-orm'
import { type NetworkClock, readClock } from '../database/network-clock.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import type { PageRequest } from '../http/read-page.ts'
import { touchedPageReader } from '../http/read-touched-page.ts'
import { joinedColumns, joins, readJoinedSale } from './nft-sale-source.ts'
import { serializeNft, serializeNftSale, serializeSaleAccount } from './serialize-nft-sale.ts'

type Hex = `0x${string}`

const readNfts = touchedPageReader(sql`"index".nft`, nftColumns)
const readAccounts = touchedPageReader(sql`"index".nft_sale_account`, nftSaleAccountColumns)

const saleJoin = (clock: NetworkClock): SQL =>
  sql`JOIN "index".nft_sale s ON s.id = page.sale_id ${joins(clock)}`

/**
 * NFTs of our collections that an address owns, each with its sale.
 *
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioNfts(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest,
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { shown, nextCursor } = await readNfts(database, request, {
    account,
    chainId,
    joinedColumns: joinedColumns(),
    join: saleJoin(clock),
  })
  return {
    items: shown.map(({ raw, row }) => ({
      ...serializeNft(row),
      sale: serializeNftSale(readJoinedSale(raw)),
    })),
    nextCursor,
  }
}

/**
 * Sales in which an address minted, invited or holds something.
 *
 * @param request `due`: only those with a reward to be claimed
 * @param wall unix seconds
 * @throws {ApiError} `CURSOR_INVALID`
 */
export async function readPortfolioNftSales(
  database: ReadDatabase,
  account: Hex,
  request: PageRequest & { due?: 'true' | undefined },
  chainId?: number,
  wall?: number,
) {
  const clock = await readClock(database, wall)
  const { shown, nextCursor } = await readAccounts(database, request, {
    account,
    chainId,
    ...(request.due ? { where: sql`o.reward_earned > o.reward_settled` } : {}),
    joinedColumns: joinedColumns(),
    join: saleJoin(clock),
  })
  return {
    items: shown.map(({ raw, row }) => ({
      sale: serializeNftSale(readJoinedSale(raw)),
      account: serializeSaleAccount(row),
    })),
    nextCursor,
  }
}
