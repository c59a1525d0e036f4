import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { freshness } from '../../shared/freshness.ts'
import { getMapping } from './evm/get-mapping.ts'
import { getMappingAccount, type MappingAccountQuery } from './evm/get-mapping-account.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['airdrop', client.chain.id, 'mapping', ...parts] as const

/** Every read of mappings as key, function and freshness; see `tokenQueries`. */
export const mappingQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  detail: (client: ReadClient, query: { readonly address: Address }) => ({
    queryKey: keyOf(client, 'detail', query.address),
    queryFn: () => getMapping(client, query),
    ...freshness.live,
  }),

  account: (client: ReadClient, query: MappingAccountQuery) => ({
    queryKey: keyOf(client, 'account', query.mapping.address, query.account),
    queryFn: () => getMappingAccount(client, query),
    ...freshness.live,
  }),
} as const
