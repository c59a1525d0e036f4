import { poolFactoryAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PoolRecord, StakingContracts } from '../types.ts'

/** A page of the registry: an owner's pools, oldest first, or everybody's from a number on. */
export interface PoolRecordsQuery {
  readonly owner?: Address
  /** Pools to pass over. */
  readonly offset: number
  /** 1 to 100, so that the answer fits any node's gas for a call. */
  readonly limit: number
}

interface RawRecord {
  readonly id: bigint
  readonly owner: Address
  readonly poolAddr: Address
  readonly createdAt: bigint
  readonly rewardTokenAmount: bigint
  readonly serviceFee: bigint
}

const toRecord = ({ poolAddr, createdAt, ...raw }: RawRecord): PoolRecord => ({
  ...raw,
  address: poolAddr,
  createdAt: Number(createdAt),
})

/**
 * Registry entries straight from the chain: what lists fall back on while the index is away.
 * @returns fewer than `limit` at the end of the registry
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getPoolRecords(
  client: ReadClient,
  contracts: StakingContracts,
  { owner, offset, limit }: PoolRecordsQuery,
): Promise<readonly PoolRecord[]> {
  const factory = { address: contracts.poolFactory, abi: poolFactoryAbi } as const
  if (owner) {
    const page = await client.readContract({
      ...factory,
      functionName: 'poolsOf',
      args: [owner, BigInt(offset), BigInt(limit)],
    })
    return page.map(toRecord)
  }
  // Numbers begin at 1 and have no gaps.
  const records = await Promise.all(
    Array.from({ length: limit }, (_, at) =>
      client.readContract({
        ...factory,
        functionName: 'poolInfo',
        args: [BigInt(offset + at + 1)],
      }),
    ),
  )
  return records.filter(({ poolAddr }) => poolAddr !== zeroAddress).map(toRecord)
}
