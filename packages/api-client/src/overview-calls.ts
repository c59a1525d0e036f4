import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** What spans all tools: what an address has and what happened around it, what it launched, and where a text occurs. */
export const makeOverviewCalls = (client: Client<paths>) => ({
  getPortfolio: (address: string, call?: CallOptions) =>
    dataOf(
      client.GET('/portfolio/{address}', { params: { path: { address } }, ...signalOf(call) }),
    ),
  getSolanaPortfolio: (address: string, call?: CallOptions) =>
    dataOf(
      client.GET('/solana/portfolio/{address}', {
        params: { path: { address } },
        ...signalOf(call),
      }),
    ),
  getNotifications: (address: string, query: Query<'getNotifications'>, call?: CallOptions) =>
    dataOf(
      client.GET('/notifications/{address}', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
  getOwner: (address: string, call?: CallOptions) =>
    dataOf(client.GET('/owner/{address}', { params: { path: { address } }, ...signalOf(call) })),
  search: (query: Query<'search'> & { q: string }, call?: CallOptions) =>
    dataOf(client.GET('/search', { params: { query }, ...signalOf(call) })),
})
