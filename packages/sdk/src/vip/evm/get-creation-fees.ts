import { type Address, isAddressEqual } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { creationFeeAbi as abi } from '../../shared/creation-fee-abi.ts'
import type { CreationFee, VipContracts } from '../types.ts'
import type { FeeFactory } from './get-fee-factories.ts'

const BPS = 10_000n

/** The functions that every factory has alike; the token factory answers them with words of its own, in the same order. */
async function getFeesOf(
  client: ReadClient,
  contracts: VipContracts | undefined,
  { tool, address }: FeeFactory,
  account: Address | undefined,
): Promise<readonly CreationFee[]> {
  const discount = account && ({ functionName: 'feeWhitelist', args: [account] } as const)
  const [ids, vip, discountBps] = await Promise.all([
    client.readContract({ address, abi, functionName: 'templateIds' }),
    client.readContract({ address, abi, functionName: 'vip' }),
    discount ? client.readContract({ address, abi, ...discount }) : 0n,
  ])
  const isWaived = contracts !== undefined && isAddressEqual(vip, contracts.vip)
  const fees = await Promise.all(
    ids.map(async (id) => {
      const template = { address, abi, functionName: 'template', args: [id] } as const
      const [, fullFeeWei, isOpen] = await client.readContract(template)
      // Rounded as the factory rounds.
      const feeWei = (fullFeeWei * (BPS - discountBps)) / BPS
      return { isOpen, fee: { tool, templateId: Number(id), fullFeeWei, feeWei, isWaived } }
    }),
  )
  return fees.filter(({ isOpen }) => isOpen).map(({ fee }) => fee)
}

/**
 * What creations cost on a network now, template by template, those that are closed left out.
 * @param contracts of memberships; undefined where the network sells none
 * @param account whose discount is taken off; without one nobody's is
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getCreationFees(
  client: ReadClient,
  contracts: VipContracts | undefined,
  factories: readonly FeeFactory[],
  account?: Address,
): Promise<readonly CreationFee[]> {
  const all = factories.map((factory) => getFeesOf(client, contracts, factory, account))
  return (await Promise.all(all)).flat()
}
