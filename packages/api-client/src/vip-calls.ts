import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which network's memberships. */
export interface VipPath {
  chain: string
}

/** Memberships of networks, their lists, and those of one address. */
export const makeVipCalls = (client: Client<paths>) => ({
  getVip: (path: VipPath, call?: CallOptions) =>
    dataOf(client.GET('/vip/{chain}', { params: { path }, ...signalOf(call) })),
  listVipPlans: (path: VipPath, query: Query<'listVipPlans'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/vip/{chain}/plans', { params: { path, query }, ...signalOf(call) })),
  listVipMembers: (path: VipPath, query: Query<'listVipMembers'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/vip/{chain}/members', { params: { path, query }, ...signalOf(call) })),
  listVipHistory: (path: VipPath, query: Query<'listVipHistory'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/vip/{chain}/history', { params: { path, query }, ...signalOf(call) })),
  listPortfolioMemberships: (
    address: string,
    query: Query<'listPortfolioMemberships'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/memberships', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
})
