import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which airdrop: its network, and its number in the factory or its address. */
export interface AirdropPath {
  chain: string
  airdrop: string
}

/** Airdrops, what one address has in them, and what was sent to many. */
export const makeAirdropCalls = (client: Client<paths>) => ({
  listAirdrops: (query: Query<'listAirdrops'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/airdrops', { params: { query }, ...signalOf(call) })),
  getAirdrop: (path: AirdropPath, call?: CallOptions) =>
    dataOf(client.GET('/airdrops/{chain}/{airdrop}', { params: { path }, ...signalOf(call) })),
  getAirdropAccount: (path: AirdropPath & { account: string }, call?: CallOptions) =>
    dataOf(
      client.GET('/airdrops/{chain}/{airdrop}/accounts/{account}', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  getAirdropProof: (path: AirdropPath, query: { account: string }, call?: CallOptions) =>
    dataOf(
      client.GET('/airdrops/{chain}/{airdrop}/proof', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listAirdropAccounts: (
    path: AirdropPath,
    query: Query<'listAirdropAccounts'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/airdrops/{chain}/{airdrop}/accounts', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listAirdropClaims: (
    path: AirdropPath,
    query: Query<'listAirdropClaims'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/airdrops/{chain}/{airdrop}/claims', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listAirdropHistory: (
    path: AirdropPath,
    query: Query<'listAirdropHistory'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/airdrops/{chain}/{airdrop}/history', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPortfolioAirdrops: (
    path: { address: string },
    query: Query<'listPortfolioAirdrops'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/airdrops', { params: { path, query }, ...signalOf(call) }),
    ),
  listMultisends: (query: Query<'listMultisends'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/multisends', { params: { query }, ...signalOf(call) })),
  listMultisendBatches: (
    query: { list: string; cursor?: string; limit?: number },
    call?: CallOptions,
  ) => dataOf(client.GET('/multisends/batches', { params: { query }, ...signalOf(call) })),
})
