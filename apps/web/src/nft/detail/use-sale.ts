import type { NftSaleName } from '@slipway/sdk/nft/evm/get-nft-sale-address'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import type { NftContracts, NftSale } from '@slipway/sdk/nft/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { readClient } from '../../core/read-client.ts'

/** Prefix of every read about collections of this network, to have them anew together. */
export const nftKey = nftQueries.all(readClient)

/** A collection as its own contract has it; what the factory did not make is none. */
export const useSale = (contracts: NftContracts, sale: NftSaleName) =>
  useQuery(nftQueries.detail(readClient, contracts, { sale }))

/** One wallet in a sale; nothing without a wallet. */
export const useSaleAccount = (sale: NftSale, account: Address | undefined) =>
  useQuery({
    ...nftQueries.account(readClient, { sale, account: account ?? zeroAddress }),
    enabled: account !== undefined,
  })

/** Numbers of a wallet's NFTs of the collection. */
export const useHeldNfts = (collection: Address, account: Address) =>
  useQuery(nftQueries.held(readClient, { collection, account }))
