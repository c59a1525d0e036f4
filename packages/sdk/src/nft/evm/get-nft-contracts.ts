import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { NftContracts } from '../types.ts'

/** Where the factory of NFT sales stands on a network; undefined where nothing is deployed (S-04). See `findTokenContracts`. */
export function findNftContracts(chain: EvmChainDefinition): NftContracts | undefined {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  const { nftSaleFactory } = deployment?.contracts ?? {}
  return nftSaleFactory && { nftSaleFactory: nftSaleFactory.address }
}
