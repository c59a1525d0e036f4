import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { AirdropContracts } from '../types.ts'

/** Where the contracts of airdrops stand on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findAirdropContracts(chain: EvmChainDefinition): AirdropContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { airdropFactory, multisend } = deployment?.contracts ?? {}
  if (!airdropFactory || !multisend) return undefined
  return { factory: airdropFactory.address, multisend: multisend.address }
}

/** As `findAirdropContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getAirdropContracts(chain: EvmChainDefinition): AirdropContracts {
  const contracts = findAirdropContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
