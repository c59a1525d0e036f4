import type { EvmChainDefinition } from '@slipway/chains'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import type { ContractName } from '@slipway/deployments/types'
import type { Address } from 'viem'
import { type FeeTool, feeTools } from '../types.ts'

/** A factory that may charge for creations. */
export interface FeeFactory {
  readonly tool: FeeTool
  readonly address: Address
}

const names: Readonly<Record<FeeTool, ContractName>> = {
  token: 'tokenFactory',
  presale: 'presaleFactory',
  airdrop: 'airdropFactory',
  staking: 'poolFactory',
  nft: 'nftSaleFactory',
}

/** The factories of a network, those that stand there. */
export function getFeeFactories(chain: EvmChainDefinition): readonly FeeFactory[] {
  const isLocal = chain.development === true || chain.standIn === true
  const deployment = isLocal ? getLocalDeployment() : getDeployment(chain.chainId)
  return feeTools.flatMap((tool) => {
    const contract = deployment?.contracts[names[tool]]
    return contract ? [{ tool, address: contract.address }] : []
  })
}
