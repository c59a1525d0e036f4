import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { RepairContracts } from './types.ts'

/** Where pools can be repaired on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findRepairContracts(chain: EvmChainDefinition): RepairContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { poolRepair, platformRegistry } = deployment?.contracts ?? {}
  if (!poolRepair || !platformRegistry) return undefined
  return { poolRepair: poolRepair.address, registry: platformRegistry.address }
}
