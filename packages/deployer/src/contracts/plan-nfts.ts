import type { ContractArtifact } from '@slipway/deployments/types'
import type { Address } from 'viem'
import {
  type PlannedContract,
  type PlannedInstanceTemplate,
  planContract,
} from './planned-contract.ts'

/** Contracts of NFT sales. */
export interface NftsPlan {
  readonly nftSale: PlannedContract
  readonly nftSaleFactory: PlannedContract
}

/** See `planDeployment`: the same for NFT sales. */
export function planNfts(owner: Address, read: (name: string) => ContractArtifact): NftsPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  return {
    nftSale: plan('NftSale', 'nft-sale', 'Code of NFT sales', []),
    nftSaleFactory: plan('NftSaleFactory', 'nft-sale-factory', 'NFT sale factory', [owner]),
  }
}

/** In the order in which they have to be created. */
export function listNfts(nfts: NftsPlan): readonly PlannedContract[] {
  return [nfts.nftSale, nfts.nftSaleFactory]
}

/** The one kind of NFT sale. */
export function listNftTemplates(nfts: NftsPlan): readonly PlannedInstanceTemplate[] {
  return [{ templateId: 1, implementation: nfts.nftSale }]
}
