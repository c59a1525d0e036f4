import type { Address, Hex } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import type { TokenDraft } from '../token-draft-schema.ts'
import { toTokenParameters } from '../token-parameters.ts'
import { tokenFactoryReadsAbi } from './token-factory-reads-abi.ts'

/**
 * The address that a draft will have when `deployer` creates it with `seed` (P-37).
 * @throws what the template refuses, as a contract error, when it cannot be created at all.
 */
export function getDeployAddress(
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly draft: TokenDraft; readonly deployer: Address; readonly seed: Hex },
): Promise<Address> {
  const { templateId, strings, addresses, numbers, bools } = toTokenParameters(query.draft)
  return client.readContract({
    address: contracts.factory,
    abi: tokenFactoryReadsAbi,
    functionName: 'getDeployAddress',
    args: [query.deployer, templateId, strings, addresses, numbers, bools, query.seed],
  })
}
