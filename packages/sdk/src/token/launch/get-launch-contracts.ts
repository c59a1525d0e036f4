import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { Address } from 'viem'

/** Addresses of what launches need beside the token feature's own contracts. */
export interface LaunchContracts {
  readonly launchPad: Address
  readonly openingVault: Address
  readonly liquidityLocker: Address
}

/** Where launches are possible on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findLaunchContracts(chain: EvmChainDefinition): LaunchContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { launchPad, openingVault, liquidityLocker } = deployment?.contracts ?? {}
  if (!launchPad || !openingVault || !liquidityLocker) return undefined
  return {
    launchPad: launchPad.address,
    openingVault: openingVault.address,
    liquidityLocker: liquidityLocker.address,
  }
}
