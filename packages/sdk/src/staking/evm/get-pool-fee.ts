import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PoolKind } from '../../platform/pool-kinds.ts'
import { poolTemplateIds } from '../../platform/pool-kinds.ts'
import { creationFeeAbi } from '../../shared/creation-fee-abi.ts'
import type { StakingContracts } from '../types.ts'

/** What the factory answers about its fees; `createFee` is the specification's name for `feeOf`. */
export const poolFeeAbi = [
  ...creationFeeAbi,
  ...parseAbi(['function createFee(address user, uint256 kind) view returns (uint256 feeWei)']),
] as const

/** What one pool costs one account now, in wei of the native currency. */
export interface PoolFee {
  /** What the account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** What everybody else pays. */
  readonly fullFeeWei: bigint
  /** Taken off the full fee, in basis points. */
  readonly discountBps: bigint
}

/** Platform fee of a staking pool. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getPoolFee(
  client: ReadClient,
  contracts: Pick<StakingContracts, 'poolFactory'>,
  query: { readonly account: Address; readonly kind: PoolKind },
): Promise<PoolFee> {
  const factory = { address: contracts.poolFactory, abi: poolFeeAbi } as const
  const templateId = BigInt(poolTemplateIds[query.kind])
  const [feeWei, fullFeeWei, discountBps] = await Promise.all([
    client.readContract({
      ...factory,
      functionName: 'createFee',
      args: [query.account, templateId],
    }),
    client.readContract({ ...factory, functionName: 'templateFee', args: [templateId] }),
    client.readContract({ ...factory, functionName: 'feeWhitelist', args: [query.account] }),
  ])
  return { feeWei, fullFeeWei, discountBps }
}
