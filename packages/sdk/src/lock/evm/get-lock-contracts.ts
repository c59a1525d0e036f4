import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { DeploymentMissing } from '../../evm/errors.ts'
import type { LockContracts } from '../types.ts'

/** Where the contracts of locks stand on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findLockContracts(chain: EvmChainDefinition): LockContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { tokenLocker, liquidityLocker, nftLocker, lockAnnouncer } = deployment?.contracts ?? {}
  if (!tokenLocker || !liquidityLocker || !nftLocker || !lockAnnouncer) return undefined
  return {
    tokenLocker: tokenLocker.address,
    liquidityLocker: liquidityLocker.address,
    nftLocker: nftLocker.address,
    lockAnnouncer: lockAnnouncer.address,
  }
}

/** As `findLockContracts`. @throws {DeploymentMissing} where nothing is deployed. */
export function getLockContracts(chain: EvmChainDefinition): LockContracts {
  const contracts = findLockContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts
}
