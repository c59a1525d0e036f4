import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, type Hex, keccak256 } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import type { TokenDraft } from '../token-draft-schema.ts'
import { toTokenParameters } from '../token-parameters.ts'

/**
 * Hash of the code that creates a draft's token: with the deployer and a seed it decides the address (EIP-1014), so the
 * address search needs nothing else. Any change of the draft or of the deployer gives another one.
 * @throws what the factory refuses, as a contract error, for an unknown template.
 */
export async function getInitCodeHash(
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly draft: TokenDraft; readonly deployer: Address },
): Promise<Hex> {
  const { templateId, strings, addresses, numbers, bools } = toTokenParameters(query.draft)
  const code = await client.readContract({
    address: contracts.factory,
    abi: tokenFactoryAbi,
    functionName: 'initCode',
    args: [query.deployer, templateId, strings, addresses, numbers, bools],
  })
  return keccak256(code)
}
