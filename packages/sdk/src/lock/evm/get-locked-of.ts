import { liquidityLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LockContracts } from '../types.ts'

/** What locks of one asset hold in all, in its base units, for both lockers that count. */
export interface LockedAmounts {
  /** In the token locker: what its locks may claim, rebasing ones included. */
  readonly token: bigint
  /** In the liquidity locker; 0 for what is no LP token. */
  readonly liquidity: bigint
}

/**
 * Reads what is locked of a token or LP token. Anybody may lock an LP token as a token too.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getLockedOf(
  client: ReadClient,
  contracts: Pick<LockContracts, 'tokenLocker' | 'liquidityLocker'>,
  asset: Address,
): Promise<LockedAmounts> {
  const call = { functionName: 'lockedOf', args: [asset] } as const
  const [token, liquidity] = await Promise.all([
    client.readContract({ ...call, address: contracts.tokenLocker, abi: tokenLockerAbi }),
    client.readContract({ ...call, address: contracts.liquidityLocker, abi: liquidityLockerAbi }),
  ])
  return { token, liquidity }
}
