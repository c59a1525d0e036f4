import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which pool: its network, and its address or its number. */
export interface PoolPath {
  chain: string
  pool: string
}

/** Staking pools, their lists, and what one address has in them. */
export const makePoolCalls = (client: Client<paths>) => ({
  listPools: (query: Query<'listPools'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/pools', { params: { query }, ...signalOf(call) })),
  getPool: (path: PoolPath, call?: CallOptions) =>
    dataOf(client.GET('/pools/{chain}/{pool}', { params: { path }, ...signalOf(call) })),
  getPoolChart: (path: PoolPath, call?: CallOptions) =>
    dataOf(client.GET('/pools/{chain}/{pool}/chart', { params: { path }, ...signalOf(call) })),
  getPoolAccount: (path: PoolPath & { account: string }, call?: CallOptions) =>
    dataOf(
      client.GET('/pools/{chain}/{pool}/accounts/{account}', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  listPoolHistory: (path: PoolPath, query: Query<'listPoolHistory'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/pools/{chain}/{pool}/history', { params: { path, query }, ...signalOf(call) }),
    ),
  listPoolAccounts: (path: PoolPath, query: Query<'listPoolAccounts'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/pools/{chain}/{pool}/accounts', { params: { path, query }, ...signalOf(call) }),
    ),
  listPoolNfts: (path: PoolPath, query: Query<'listPoolNfts'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/pools/{chain}/{pool}/nfts', { params: { path, query }, ...signalOf(call) }),
    ),
  listPortfolioPools: (
    address: string,
    query: Query<'listPortfolioPools'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/pools', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
})
