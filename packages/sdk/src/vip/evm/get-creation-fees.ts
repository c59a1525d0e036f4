import { isAddressEqual } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { creationFeeAbi as abi } from '../../shared/creation-fee-abi.ts'
import type { CreationFee, VipContracts } from '../types.ts'
import type { FeeFactory } from './get-fee-factories.ts'

/** The functions that every factory has alike; the token factory answers them with words of its own, in the same order. */
async function getFeesOf(
  client: ReadClient,
  contracts: VipContracts | undefined,
  { tool, address }: FeeFactory,
): Promise<readonly CreationFee[]> {
  const [ids, vip] = await Promise.all([
    client.readContract({ address, abi, functionName: 'templateIds' }),
    client.readContract({ address, abi, functionName: 'vip' }),
  ])
  const isWaived = contracts !== undefined && isAddressEqual(vip, contracts.vip)
  const fees = await Promise.all(
    ids.map(async (id) => {
      const template = { address, abi, functionName: 'template', args: [id] } as const
      const [, fullFeeWei, isOpen] = await client.readContract(template)
      return { isOpen, fee: { tool, templateId: Number(id), fullFeeWei, isWaived } }
    }),
  )
  return fees.filter(({ isOpen }) => isOpen).map(({ fee }) => fee)
}

/**
 * What creations cost on a network now, template by template, those that are closed left out.
 * @param contracts of memberships; undefined where the network sells none
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getCreationFees(
  client: ReadClient,
  contracts: VipContracts | undefined,
  factories: readonly FeeFactory[],
): Promise<readonly CreationFee[]> {
  const all = factories.map((factory) => getFeesOf(client, contracts, factory))
  return (await Promise.all(all)).flat()
}
