import type { Client } from 'openapi-fetch'
import { type CallOptions, type ContractPath, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which lock: its network, its locker, and its number there. */
export interface LockPath {
  chain: string
  locker: string
  lockId: string
}

/** Locks of tokens, liquidity and NFTs. */
export const makeLockCalls = (client: Client<paths>) => ({
  listLocks: (query: Query<'listLocks'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/locks', { params: { query }, ...signalOf(call) })),
  getLock: (path: LockPath, call?: CallOptions) =>
    dataOf(client.GET('/locks/{chain}/{locker}/{lockId}', { params: { path }, ...signalOf(call) })),
  listLockHistory: (path: LockPath, query: Query<'listLockHistory'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/locks/{chain}/{locker}/{lockId}/history', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  getTokenLockSummary: (path: ContractPath, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/locks/summary', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  getLockTracker: (
    path: { chain: string; token: string },
    query: Query<'getLockTracker'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/locks/tracker/{chain}/{token}', { params: { path, query }, ...signalOf(call) }),
    ),
  getLockStats: (call?: CallOptions) => dataOf(client.GET('/locks/stats', signalOf(call))),
})

/**
 * Address of the feed of moments at which locks come free, to be opened or subscribed to.
 *
 * @param baseUrl where the API is, as `ApiClient.baseUrl` has it
 */
export function lockCalendarUrl(
  baseUrl: string,
  of: { chain: string; lang?: string } & ({ owner: string } | { token: string }),
): string {
  return `${baseUrl}/locks/calendar.ics?${new URLSearchParams(of)}`
}
