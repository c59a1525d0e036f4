import { poolRepairAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodePoolFaults } from './pool-faults.ts'
import type { PoolReport, RepairContracts, RepairWish } from './types.ts'

/**
 * Asks the repair contract what is wrong with a pool, what its repair would do and which budget it needs at least.
 * @throws the repair contract's refusal of the wish, such as `PoolRepair_VenueUnknown`; {@link RpcUnavailable} and its kin.
 */
export async function getPoolReport(
  client: ReadClient,
  { poolRepair }: Pick<RepairContracts, 'poolRepair'>,
  wish: RepairWish,
): Promise<PoolReport> {
  const call = { address: poolRepair, abi: poolRepairAbi, args: [wish] } as const
  const [{ faults, ...report }, [, , tokenLoss, quoteLoss]] = await Promise.all([
    client.readContract({ ...call, functionName: 'inspectPool' }),
    client.readContract({ ...call, functionName: 'calculateTokenAmount' }),
  ])
  return { ...report, faults: decodePoolFaults(faults), tokenLoss, quoteLoss }
}
