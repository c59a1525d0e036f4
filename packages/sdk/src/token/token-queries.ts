import type { Address, Hex } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getDeployAddress } from './evm/get-deploy-address.ts'
import { getForeignToken } from './evm/get-foreign-token.ts'
import { getToken } from './evm/get-token.ts'
import { getTokenFactoryState } from './evm/get-token-factory-state.ts'
import { getTokenFacts } from './evm/get-token-facts.ts'
import { getTokenFee } from './evm/get-token-fee.ts'
import { getTokenRecords, type TokenRecordsQuery } from './evm/get-token-records.ts'
import type { TokenDraft } from './token-draft-schema.ts'
import { toTokenParameters } from './token-parameters.ts'
import type { TokenContracts } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['token', client.chain.id, ...parts] as const

/** Keys hold no bigint: a query cache writes them as JSON. */
const draftKey = (draft: TokenDraft) => {
  const { numbers, templateId, ...rest } = toTokenParameters(draft)
  return { ...rest, numbers: numbers.map(String), templateId: String(templateId) }
}

/**
 * Every read of the token feature as key, function and freshness: the options that TanStack Query takes,
 * without needing it. `useToken` and its kin only add the hook.
 */
export const tokenQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  detail: (
    client: ReadClient,
    contracts: TokenContracts,
    query: { readonly address: Address; readonly account?: Address },
  ) => ({
    queryKey: keyOf(client, 'detail', query.address, query.account ?? null),
    queryFn: () => getToken(client, contracts, query),
    ...freshness.live,
  }),

  foreign: (
    client: ReadClient,
    contracts: TokenContracts | undefined,
    query: { readonly address: Address; readonly account?: Address },
  ) => ({
    queryKey: keyOf(client, 'foreign', query.address, query.account ?? null),
    queryFn: () => getForeignToken(client, contracts, query),
    ...freshness.live,
  }),

  facts: (
    client: ReadClient,
    query: {
      readonly address: Address
      readonly account?: Address
      readonly spender?: Address
    },
  ) => ({
    queryKey: keyOf(client, 'facts', query.address, query.account ?? null, query.spender ?? null),
    queryFn: () => getTokenFacts(client, query),
    ...freshness.live,
  }),

  records: (client: ReadClient, contracts: TokenContracts, query: TokenRecordsQuery) => ({
    queryKey: keyOf(client, 'records', query.creator ?? null, query.offset, query.limit),
    queryFn: () => getTokenRecords(client, contracts, query),
    ...freshness.live,
  }),

  fee: (
    client: ReadClient,
    contracts: TokenContracts,
    query: { readonly account: Address; readonly templateId: bigint },
  ) => ({
    queryKey: keyOf(client, 'fee', query.account, String(query.templateId)),
    queryFn: () => getTokenFee(client, contracts, query),
    ...freshness.slow,
  }),

  factory: (client: ReadClient, contracts: TokenContracts) => ({
    queryKey: keyOf(client, 'factory'),
    queryFn: () => getTokenFactoryState(client, contracts),
    ...freshness.slow,
  }),

  deployAddress: (
    client: ReadClient,
    contracts: TokenContracts,
    query: { readonly draft: TokenDraft; readonly deployer: Address; readonly seed: Hex },
  ) => ({
    queryKey: keyOf(client, 'deployAddress', draftKey(query.draft), query.deployer, query.seed),
    queryFn: () => getDeployAddress(client, contracts, query),
    ...freshness.fixed,
  }),
} as const
