import { tokenLockerAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LockContracts } from '../types.ts'

/** Whether somebody may withdraw what is released to its owner. */
export interface OperatorQuery {
  readonly owner: Address
  /** The zero address stands for anybody. */
  readonly operator: Address
}

/** @throws {RpcUnavailable} and its kin when no node answers. */
export async function isLockOperator(
  client: ReadClient,
  contracts: Pick<LockContracts, 'tokenLocker'>,
  { owner, operator }: OperatorQuery,
): Promise<boolean> {
  return await client.readContract({
    address: contracts.tokenLocker,
    abi: tokenLockerAbi,
    functionName: 'isOperator',
    args: [owner, operator],
  })
}
