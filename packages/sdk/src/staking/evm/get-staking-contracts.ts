import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { StakingContracts } from '../types.ts'

/** Where the factory of pools stands on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findStakingContracts(chain: EvmChainDefinition): StakingContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { poolFactory } = deployment?.contracts ?? {}
  return poolFactory && { poolFactory: poolFactory.address }
}

/** As `findStakingContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getStakingContracts(chain: EvmChainDefinition): StakingContracts {
  const contracts = findStakingContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
