import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'

const isLocal = activeChain.development === true || activeChain.standIn === true
const deployment = isLocal ? getLocalDeployment() : getDeployment(activeChain.chainId)
const contracts: Readonly<Record<string, { readonly address: Address } | undefined>> =
  deployment?.contracts ?? {}

/** Contracts of the platform beside the factory, on the page's network; each absent where it is not deployed. */
export const platformContracts: Readonly<
  Record<'liquidityLocker' | 'nftLocker' | 'launchPad' | 'openingVault', Address | undefined>
> = {
  liquidityLocker: contracts.liquidityLocker?.address,
  nftLocker: contracts.nftLocker?.address,
  launchPad: contracts.launchPad?.address,
  openingVault: contracts.openingVault?.address,
}
