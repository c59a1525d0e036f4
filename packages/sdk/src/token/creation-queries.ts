import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { TokenContracts } from '../platform/token-contracts.ts'
import { freshness } from '../shared/freshness.ts'
import { getCreationInviter } from './evm/get-creation-inviter.ts'
import { getTokenFactoryState } from './evm/get-token-factory-state.ts'
import { getTokenFee } from './evm/get-token-fee.ts'
import { tokenKey } from './token-key.ts'

/** What is read before a token is created, in the form of `tokenQueries`. */
export const creationQueries = {
  fee: (
    client: ReadClient,
    contracts: TokenContracts,
    query: { readonly account: Address; readonly templateId: bigint },
  ) => ({
    queryKey: tokenKey(client, 'fee', query.account, String(query.templateId), contracts.factory),
    queryFn: () => getTokenFee(client, contracts, query),
    ...freshness.slow,
  }),

  inviter: (client: ReadClient, contracts: TokenContracts, account: Address) => ({
    queryKey: tokenKey(client, 'inviter', account, contracts.factory),
    queryFn: () => getCreationInviter(client, contracts, account),
    ...freshness.live,
  }),

  factory: (client: ReadClient, contracts: TokenContracts) => ({
    queryKey: tokenKey(client, 'factory', contracts.factory),
    queryFn: () => getTokenFactoryState(client, contracts),
    ...freshness.slow,
  }),
} as const
