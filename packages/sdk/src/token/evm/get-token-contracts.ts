import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'

/**
 * Where the token contracts stand on a network; undefined where nothing is deployed, which is a designed state (S-04).
 * A local stand-in of any network has the addresses of the local chain: they do not depend on the chain.
 */
export function findTokenContracts(chain: EvmChainDefinition): TokenContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { tokenFactory, tokenDetector } = deployment?.contracts ?? {}
  if (!tokenFactory || !tokenDetector) return undefined
  return { factory: tokenFactory.address, detector: tokenDetector.address }
}

/** As `findTokenContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getTokenContracts(chain: EvmChainDefinition): TokenContracts {
  const contracts = findTokenContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
