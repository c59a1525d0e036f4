import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which NFT sale: its network, and its address or its number. */
export interface NftSalePath {
  chain: string
  sale: string
}

/** What one address has in NFT sales, on every network or one. */
const makePortfolioCalls = (client: Client<paths>) => ({
  listPortfolioNfts: (
    address: string,
    query: Query<'listPortfolioNfts'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/nfts', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
  listPortfolioNftSales: (
    address: string,
    query: Query<'listPortfolioNftSales'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/nft-sales', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
})

/** NFT sales, their lists, and what one address has in them. */
export const makeNftCalls = (client: Client<paths>) => ({
  ...makePortfolioCalls(client),
  listNftSales: (query: Query<'listNftSales'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/nft-sales', { params: { query }, ...signalOf(call) })),
  getNftSale: (path: NftSalePath, call?: CallOptions) =>
    dataOf(client.GET('/nft-sales/{chain}/{sale}', { params: { path }, ...signalOf(call) })),
  getNftSaleAccount: (path: NftSalePath & { account: string }, call?: CallOptions) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/accounts/{account}', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  listNfts: (path: NftSalePath, query: Query<'listNfts'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/nfts', { params: { path, query }, ...signalOf(call) }),
    ),
  listNftSaleUsers: (
    path: NftSalePath,
    query: Query<'listNftSaleUsers'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/users', { params: { path, query }, ...signalOf(call) }),
    ),
  listNftSaleInviters: (
    path: NftSalePath,
    query: Query<'listNftSaleInviters'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/inviters', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listNftSaleHolders: (
    path: NftSalePath,
    query: Query<'listNftSaleHolders'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/holders', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listNftSaleMints: (
    path: NftSalePath,
    query: Query<'listNftSaleMints'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/mints', { params: { path, query }, ...signalOf(call) }),
    ),
  listNftSaleHistory: (
    path: NftSalePath,
    query: Query<'listNftSaleHistory'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/nft-sales/{chain}/{sale}/history', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
})
