import { poolFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { Pool, StakingContracts } from '../types.ts'
import { getPool } from './get-pool.ts'
import { getPoolRecords } from './get-pool-records.ts'

/** Whose pools are read; everybody's without an owner. */
export interface NewestPoolsQuery {
  readonly owner?: Address
  /** 1 to 100. */
  readonly limit: number
}

/**
 * The newest pools straight from their registry, newest first: what lists fall back on while the index is away.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNewestPools(
  client: ReadClient,
  contracts: StakingContracts,
  { owner, limit }: NewestPoolsQuery,
): Promise<readonly Pool[]> {
  const factory = { address: contracts.poolFactory, abi: poolFactoryAbi } as const
  const count = owner
    ? await client.readContract({ ...factory, functionName: 'recordCountOf', args: [owner] })
    : await client.readContract({ ...factory, functionName: 'recordCount' })
  const page = { offset: Math.max(0, Number(count) - limit), limit }
  const records = await getPoolRecords(client, contracts, { ...page, ...(owner && { owner }) })
  const pools = await Promise.all(
    records.map(({ address }) => getPool(client, contracts, { pool: address })),
  )
  return pools.reverse()
}
