import {
  type NftRow,
  type NftSaleAccountRow,
  nft,
  nftSaleAccount,
  nftSaleEvent,
} from '@slipway/database/nft/indexed'
import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { serializeNft, serializeSaleAccount, serializeSaleEvent } from './serialize-nft-sale.ts'

type Hex = `0x${string}`

const byTokenId = {
  name: 'tokenId',
  column: nft.tokenId,
  kind: 'integer',
  valueOf: (row: NftRow) => String(row.tokenId),
} as const

const byNumber = {
  name: 'number',
  column: nftSaleAccount.number,
  kind: 'integer',
  valueOf: (row: NftSaleAccountRow) => String(row.number),
} as const

const byEarned = {
  name: 'earned',
  column: nftSaleAccount.rewardEarned,
  kind: 'uint256',
  valueOf: (row: NftSaleAccountRow) => String(row.rewardEarned),
} as const

const byHeld = {
  name: 'held',
  column: nftSaleAccount.held,
  kind: 'integer',
  valueOf: (row: NftSaleAccountRow) => String(row.held),
} as const

const readEvents = (database: ReadDatabase, page: PageRequest, where: SQL | undefined) =>
  readPage(database, page, {
    table: nftSaleEvent,
    where,
    isDescending: true,
    show: serializeSaleEvent,
  })

/** The pages that belong to one sale. All throw `CURSOR_INVALID`. */
export const nftSaleLists = {
  nfts: (database: ReadDatabase, id: string, page: PageRequest & { owner?: Hex | undefined }) =>
    readPage(database, page, {
      table: nft,
      where: and(eq(nft.saleId, id), page.owner && eq(nft.account, page.owner)),
      sort: byTokenId,
      isDescending: false,
      show: serializeNft,
    }),

  users: (database: ReadDatabase, id: string, page: PageRequest & { inviter?: Hex | undefined }) =>
    readPage(database, page, {
      table: nftSaleAccount,
      where: and(
        eq(nftSaleAccount.saleId, id),
        isNotNull(nftSaleAccount.number),
        page.inviter && eq(nftSaleAccount.inviter, page.inviter),
      ),
      sort: byNumber,
      isDescending: false,
      show: serializeSaleAccount,
    }),

  inviters: (database: ReadDatabase, id: string, page: PageRequest) =>
    readPage(database, page, {
      table: nftSaleAccount,
      where: and(eq(nftSaleAccount.saleId, id), gt(nftSaleAccount.invitees, 0)),
      sort: byEarned,
      isDescending: true,
      show: serializeSaleAccount,
    }),

  holders: (database: ReadDatabase, id: string, page: PageRequest) =>
    readPage(database, page, {
      table: nftSaleAccount,
      where: and(eq(nftSaleAccount.saleId, id), gt(nftSaleAccount.held, 0)),
      sort: byHeld,
      isDescending: true,
      show: serializeSaleAccount,
    }),

  mints: (database: ReadDatabase, id: string, page: PageRequest & { account?: Hex | undefined }) =>
    readEvents(
      database,
      page,
      and(
        eq(nftSaleEvent.saleId, id),
        eq(nftSaleEvent.kind, 'minted'),
        page.account && eq(nftSaleEvent.account, page.account),
      ),
    ),

  history: (database: ReadDatabase, id: string, page: PageRequest) =>
    readEvents(database, page, eq(nftSaleEvent.saleId, id)),
}
