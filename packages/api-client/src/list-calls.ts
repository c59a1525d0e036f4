import type { Client } from 'openapi-fetch'
import { type CallOptions, dataOf, type Query, signalOf, type TokenPath } from './call.ts'
import type { paths } from './generated/api-types.ts'

/** What happened to one token. */
const historyCalls = (client: Client<paths>) => ({
  listTokenHolders: (path: TokenPath, query: Query<'listTokenHolders'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/holders', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenActions: (path: TokenPath, query: Query<'listTokenActions'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/actions', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenTaxes: (path: TokenPath, query: Query<'listTokenTaxes'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/taxes', { params: { path, query }, ...signalOf(call) }),
    ),
  listTokenSwapBacks: (
    path: TokenPath,
    query: Query<'listTokenSwapBacks'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/swap-backs', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
})

/** What a token paid. */
const dividendCalls = (client: Client<paths>) => ({
  listTokenDividends: (
    path: TokenPath,
    query: Query<'listTokenDividends'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/dividends', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenDividendAdditions: (
    path: TokenPath,
    query: Query<'listTokenDividendAdditions'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/dividend-additions', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenDividendPayments: (
    path: TokenPath,
    query: Query<'listTokenDividendPayments'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/dividend-payments', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenNftDividends: (
    path: TokenPath,
    query: Query<'listTokenNftDividends'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/nft-dividends', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
})

/** Who stands in a token’s lists. */
const memberCalls = (client: Client<paths>) => ({
  listTokenReferrals: (
    path: TokenPath,
    query: Query<'listTokenReferrals'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/referrals', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenRebates: (path: TokenPath, query: Query<'listTokenRebates'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/rebates', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenBlacklist: (
    path: TokenPath,
    query: Query<'listTokenBlacklist'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/blacklist', {
        params: { path, query },
        ...signalOf(call),
      }),
    ),
  listTokenLocks: (path: TokenPath, query: Query<'listTokenLocks'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/tokens/{chain}/{address}/locks', { params: { path, query }, ...signalOf(call) }),
    ),
})

/** What concerns one address. */
const accountCalls = (client: Client<paths>) => ({
  listAccountDividends: (
    address: string,
    query: Query<'listAccountDividends'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/accounts/{address}/dividends', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
  listAccountReferrals: (
    address: string,
    query: Query<'listAccountReferrals'> = {},
    call?: CallOptions,
  ) =>
    dataOf(
      client.GET('/accounts/{address}/referrals', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
  listAccountLocks: (address: string, query: Query<'listAccountLocks'> = {}, call?: CallOptions) =>
    dataOf(
      client.GET('/accounts/{address}/locks', {
        params: { path: { address }, query },
        ...signalOf(call),
      }),
    ),
})

/** The pages that belong to one token or one address. */
export const makeListCalls = (client: Client<paths>) => ({
  ...historyCalls(client),
  ...dividendCalls(client),
  ...memberCalls(client),
  ...accountCalls(client),
})
