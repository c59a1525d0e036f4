import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { PresaleContracts } from '../types.ts'

/** Where the contracts of sales stand on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findPresaleContracts(chain: EvmChainDefinition): PresaleContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { presaleFactory, platformRegistry, inviter, whitelistMarket, liquidityLocker } =
    deployment?.contracts ?? {}
  if (!presaleFactory || !platformRegistry || !inviter) return undefined
  if (!whitelistMarket || !liquidityLocker) return undefined
  return {
    factory: presaleFactory.address,
    registry: platformRegistry.address,
    inviter: inviter.address,
    market: whitelistMarket.address,
    locker: liquidityLocker.address,
  }
}

/** As `findPresaleContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getPresaleContracts(chain: EvmChainDefinition): PresaleContracts {
  const contracts = findPresaleContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
