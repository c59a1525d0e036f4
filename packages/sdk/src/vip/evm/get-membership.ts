import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getReadTime } from '../../evm/get-read-time.ts'
import type { Membership, VipContracts } from '../types.ts'
import { membershipAbi as abi } from './membership-abi.ts'

/** The membership of an account, expired ones too. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getMembership(
  client: ReadClient,
  contracts: VipContracts,
  account: Address,
): Promise<Membership> {
  const address = contracts.vip
  const record = { address, abi, functionName: 'recordOf', args: [account] } as const
  const [{ user, amount, circle, expiredAt }, readAt] = await Promise.all([
    client.readContract(record),
    getReadTime(client),
  ])
  return { user, expiresAt: Number(expiredAt), paidWei: amount, days: Number(circle), readAt }
}
