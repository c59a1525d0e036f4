import type { ReadClient } from '../../evm/create-read-client.ts'
import type { VipContracts, VipPlan } from '../types.ts'
import { membershipAbi as abi } from './membership-abi.ts'

/** All plans of a network by their numbers, closed ones too. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getVipPlans(
  client: ReadClient,
  contracts: VipContracts,
): Promise<readonly VipPlan[]> {
  const plans = await client.readContract({ address: contracts.vip, abi, functionName: 'plans' })
  return plans.map(({ index, price, circle, enabled }) => ({
    index: Number(index),
    priceWei: price,
    days: Number(circle),
    isOpen: enabled,
  }))
}
