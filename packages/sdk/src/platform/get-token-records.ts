import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { toTokenRecord } from './get-token-record.ts'
import type { TokenContracts } from './token-contracts.ts'
import type { TokenRecord } from './token-record.ts'

/** A page of the registry, oldest first; of one creator when one is given. */
export interface TokenRecordsQuery {
  readonly creator?: Address
  readonly offset: number
  /** 1 to 100, so that the answer fits any node's gas for a call. */
  readonly limit: number
}

/** Registry entries straight from the chain: what the list falls back on while the index is away. */
export async function getTokenRecords(
  client: ReadClient,
  contracts: TokenContracts,
  { creator, offset, limit }: TokenRecordsQuery,
): Promise<{ readonly records: readonly TokenRecord[]; readonly total: number }> {
  const factory = { address: contracts.factory, abi: tokenFactoryAbi } as const
  const page = [BigInt(offset), BigInt(limit)] as const
  const [raw, total] = creator
    ? await Promise.all([
        client.readContract({ ...factory, functionName: 'recordsOf', args: [creator, ...page] }),
        client.readContract({ ...factory, functionName: 'recordCountOf', args: [creator] }),
      ])
    : await Promise.all([
        client.readContract({ ...factory, functionName: 'records', args: page }),
        client.readContract({ ...factory, functionName: 'recordCount' }),
      ])
  return { records: raw.map(toTokenRecord), total: Number(total) }
}
