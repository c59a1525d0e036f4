import type { Address, Hex } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import type { TokenContracts } from '../platform/token-contracts.ts'
import { freshness } from '../shared/freshness.ts'
import { getDeployAddress } from './evm/get-deploy-address.ts'
import type { TokenDraft } from './token-draft-schema.ts'
import { tokenKey } from './token-key.ts'
import { toTokenParameters } from './token-parameters.ts'

/** Keys hold no bigint: a query cache writes them as JSON. */
const draftKey = (draft: TokenDraft) => {
  const { numbers, templateId, ...rest } = toTokenParameters(draft)
  return { ...rest, numbers: numbers.map(String), templateId: String(templateId) }
}

/** The address that a draft's token will have; apart from `creationQueries` for forms that hold no whole draft yet. */
export const deployAddressQuery = (
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly draft: TokenDraft; readonly deployer: Address; readonly seed: Hex },
) => ({
  queryKey: tokenKey(
    client,
    'deployAddress',
    draftKey(query.draft),
    query.deployer,
    query.seed,
    contracts.factory,
  ),
  queryFn: () => getDeployAddress(client, contracts, query),
  ...freshness.fixed,
})
