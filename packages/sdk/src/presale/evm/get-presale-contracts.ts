import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'

/** Where the contracts of presales stand on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findPresaleContracts(chain: EvmChainDefinition): PresaleContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const contracts = deployment?.contracts ?? {}
  const { presaleFactory, platformRegistry, inviter, whitelistMarket } = contracts
  const { liquidityLocker, sellabilityCheck, tokenFactory } = contracts
  if (!presaleFactory || !platformRegistry || !inviter || !whitelistMarket) return undefined
  if (!liquidityLocker || !sellabilityCheck || !tokenFactory) return undefined
  return {
    factory: presaleFactory.address,
    registry: platformRegistry.address,
    inviter: inviter.address,
    market: whitelistMarket.address,
    locker: liquidityLocker.address,
    sellabilityCheck: sellabilityCheck.address,
    tokenFactory: tokenFactory.address,
  }
}

/** As `findPresaleContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getPresaleContracts(chain: EvmChainDefinition): PresaleContracts {
  const contracts = findPresaleContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
