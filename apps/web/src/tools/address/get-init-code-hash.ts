import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { toTokenParameters } from '@slipway/sdk/token/token-parameters'
import { type Address, type Hex, keccak256 } from 'viem'

/**
 * What CREATE2 hashes of a token's code: the factory's own init code with the draft's parameters and
 * the deployer as owner.
 * @throws what the template refuses, as a contract error; `RpcUnavailable` when no node answers
 */
export async function getInitCodeHash(
  client: ReadClient,
  factory: Address,
  { draft, deployer }: { readonly draft: TokenDraft; readonly deployer: Address },
): Promise<Hex> {
  const { templateId, strings, addresses, numbers, bools } = toTokenParameters(draft)
  const code = await client.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'initCode',
    args: [deployer, templateId, strings, addresses, numbers, bools],
  })
  return keccak256(code)
}
