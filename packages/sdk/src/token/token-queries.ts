import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getTokenRecords, type TokenRecordsQuery } from '../platform/get-token-records.ts'
import type { TokenContracts } from '../platform/token-contracts.ts'
import { freshness } from '../shared/freshness.ts'
import { getForeignToken } from './evm/get-foreign-token.ts'
import { getToken } from './evm/get-token.ts'
import { tokenKey } from './token-key.ts'

/**
 * Reads of tokens that are there as key, function and freshness: the options that TanStack Query takes, without
 * needing it. `useToken` and its kin only add the hook.
 */
export const tokenQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => tokenKey(client),

  detail: (
    client: ReadClient,
    contracts: TokenContracts,
    query: { readonly address: Address; readonly account?: Address },
  ) => ({
    queryKey: tokenKey(client, 'detail', query.address, query.account ?? null, contracts.factory),
    queryFn: () => getToken(client, contracts, query),
    ...freshness.live,
  }),

  foreign: (
    client: ReadClient,
    contracts: TokenContracts | undefined,
    query: { readonly address: Address; readonly account?: Address },
  ) => ({
    queryKey: tokenKey(
      client,
      'foreign',
      query.address,
      query.account ?? null,
      contracts?.detector ?? null,
    ),
    queryFn: () => getForeignToken(client, contracts, query),
    ...freshness.live,
  }),

  records: (client: ReadClient, contracts: TokenContracts, query: TokenRecordsQuery) => ({
    queryKey: tokenKey(
      client,
      'records',
      query.creator ?? null,
      query.offset,
      query.limit,
      contracts.factory,
    ),
    queryFn: () => getTokenRecords(client, contracts, query),
    ...freshness.live,
  }),
} as const
