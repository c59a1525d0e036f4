import type { Client } from 'openapi-fetch'
import { type CallOptions, type ContractPath, dataOf, type Query, signalOf } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** Which wallet in which presale. */
export interface AccountPath extends ContractPath {
  account: string
}

/** Presales and one wallet in them. */
const presaleCalls = (client: Client<paths>) => ({
  listPresales: (query: Query<'listPresales'> = {}, call?: CallOptions) =>
    dataOf(client.GET('/presales', { params: { query }, ...signalOf(call) })),
  getPresale: (path: ContractPath, call?: CallOptions) =>
    dataOf(client.GET('/presales/{chain}/{address}', { params: { path }, ...signalOf(call) })),
  getPresaleAccount: (path: AccountPath, call?: CallOptions) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/accounts/{account}', {
        params: { path },
        ...signalOf(call),
      }),
    ),
  getWhitelistProof: (path: AccountPath, call?: CallOptions) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/proofs/{account}', {
        params: { path },
        ...signalOf(call),
      }),
    ),
})

/** The lists of one presale. */
const presaleListCalls = (client: Client<paths>) => ({
  listPresaleContributions: (
    path: ContractPath,
    query: Query<'listPresaleContributions'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/contributions', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPresaleAccounts: (
    path: ContractPath,
    query: Query<'listPresaleAccounts'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/accounts', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPresaleSlots: (
    path: ContractPath,
    query: Query<'listPresaleSlots'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/slots', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPresaleActions: (
    path: ContractPath,
    query: Query<'listPresaleActions'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/actions', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPresaleInviters: (
    path: ContractPath,
    query: Query<'listPresaleInviters'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/inviters', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listPresaleDays: (path: ContractPath, query: Query<'listPresaleDays'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/presales/{chain}/{address}/days', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
})

/** What one address has in presales. */
const portfolioCalls = (client: Client<paths>) => ({
  listPortfolioPresales: (
    address: string,
    query: Query<'listPortfolioPresales'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/presales', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
  listPortfolioSlots: (
    address: string,
    query: Query<'listPortfolioSlots'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/portfolio/{address}/slots', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
})

/** Presales, their lists, and what one address has in them. */
export const makePresaleCalls = (client: Client<paths>) => ({
  ...presaleCalls(client),
  ...presaleListCalls(client),
  ...portfolioCalls(client),
})
