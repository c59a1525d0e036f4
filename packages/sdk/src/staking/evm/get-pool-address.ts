import { poolFactoryAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { StakingContracts } from '../types.ts'
import { PoolNotFound } from './pool-not-found.ts'

/** A pool by its number in the factory, or by its address. */
export type PoolName = bigint | Address

/**
 * The address of a pool that the factory made. Anybody can deploy something that answers like a pool, so an address
 * counts only when the factory knows it.
 * @throws {PoolNotFound} when it made none such; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getPoolAddress(
  client: ReadClient,
  contracts: StakingContracts,
  pool: PoolName,
): Promise<Address> {
  const factory = { address: contracts.poolFactory, abi: poolFactoryAbi } as const
  if (typeof pool === 'bigint') {
    const { poolAddr } = await client.readContract({
      ...factory,
      functionName: 'poolInfo',
      args: [pool],
    })
    if (poolAddr === zeroAddress) throw new PoolNotFound(client.chain.id, String(pool))
    return poolAddr
  }
  const isPool = await client.readContract({ ...factory, functionName: 'isPool', args: [pool] })
  if (!isPool) throw new PoolNotFound(client.chain.id, pool)
  return pool
}
