import { presaleFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import type { PresaleDraft } from '../presale-draft-schema.ts'
import { toPresaleParameters } from '../presale-parameters.ts'

/**
 * Address that an owner's next presale gets with these terms (P-37); it does not depend on times, whitelist or root.
 * @throws the factory's refusal of the terms.
 */
export function getPresaleAddress(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'factory'>,
  query: { readonly draft: PresaleDraft; readonly owner: Address; readonly ipfsKey: string },
): Promise<Address> {
  const { templateId, addressParams, numberParams } = toPresaleParameters(query.draft)
  return client.readContract({
    address: contracts.factory,
    abi: presaleFactoryAbi,
    functionName: 'getDeployAddress',
    args: [query.owner, templateId, addressParams, numberParams, query.ipfsKey],
  })
}
