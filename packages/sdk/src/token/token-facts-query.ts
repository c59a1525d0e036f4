import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getTokenFacts } from '../evm/get-token-facts.ts'
import { freshness } from '../shared/freshness.ts'
import { tokenKey } from './token-key.ts'

/** What any ERC-20 says about itself and an account, in the form of `tokenQueries`. */
export const tokenFactsQuery = (
  client: ReadClient,
  query: {
    readonly address: Address
    readonly account?: Address
    readonly spender?: Address
  },
) => ({
  queryKey: tokenKey(client, 'facts', query.address, query.account ?? null, query.spender ?? null),
  queryFn: () => getTokenFacts(client, query),
  ...freshness.live,
})
