import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { VipContracts } from '../types.ts'

/** Where memberships are sold on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findVipContracts(chain: EvmChainDefinition): VipContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { vip } = deployment?.contracts ?? {}
  return vip && { vip: vip.address }
}
