import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { getOpenInviterFee } from './create/prepare-nft.ts'
import { collectionAbi } from './evm/collection-abi.ts'
import { type CollectionRange, getCollectionNfts, getNftsOf } from './evm/get-collection-nfts.ts'
import { getNewestNftSales, type NewestNftSalesQuery } from './evm/get-newest-nft-sales.ts'
import { getNftAccount, type NftAccountQuery } from './evm/get-nft-account.ts'
import { getNftSale, type NftSaleQuery } from './evm/get-nft-sale.ts'
import type { NftContracts } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['nft', client.chain.id, ...parts] as const

/** Every read of NFT sales as key, function and freshness; see `tokenQueries`. Ids are texts: keys hold no bigint. */
export const nftQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  /** A collection by its number or its address. */
  detail: (client: ReadClient, contracts: NftContracts, query: NftSaleQuery) => ({
    queryKey: keyOf(client, 'detail', String(query.sale).toLowerCase(), contracts.nftSaleFactory),
    queryFn: () => getNftSale(client, contracts, query),
    ...freshness.live,
  }),

  account: (client: ReadClient, query: NftAccountQuery) => ({
    queryKey: keyOf(client, 'account', query.sale.address, query.account),
    queryFn: () => getNftAccount(client, query),
    ...freshness.live,
  }),

  /** Symbol of a collection. */
  symbol: (client: ReadClient, address: Address) => ({
    queryKey: keyOf(client, 'symbol', address),
    queryFn: () => client.readContract({ address, abi: collectionAbi, functionName: 'symbol' }),
    ...freshness.fixed,
  }),

  /** NFTs of a range of numbers, with their owners. */
  range: (client: ReadClient, range: CollectionRange) => ({
    queryKey: keyOf(client, 'range', range.collection, range.offset, range.limit),
    queryFn: () => getCollectionNfts(client, range),
    ...freshness.live,
  }),

  /** Numbers of a wallet's NFTs. */
  held: (
    client: ReadClient,
    query: { readonly collection: Address; readonly account: Address },
  ) => ({
    queryKey: keyOf(client, 'held', query.collection, query.account),
    queryFn: () => getNftsOf(client, query),
    ...freshness.live,
  }),

  /** The newest collections of the registry. */
  newest: (client: ReadClient, contracts: NftContracts, query: NewestNftSalesQuery) => ({
    queryKey: keyOf(client, 'newest', query.owner ?? null, query.limit, contracts.nftSaleFactory),
    queryFn: () => getNewestNftSales(client, contracts, query),
    ...freshness.live,
  }),

  /** To whom collections pay the platform's part of their prices. */
  platformReceiver: (client: ReadClient, { nftSaleFactory: address }: NftContracts) => ({
    queryKey: keyOf(client, 'platform-receiver', address),
    queryFn: () =>
      client.readContract({ address, abi: nftSaleFactoryAbi, functionName: 'devAddress' }),
    ...freshness.slow,
  }),

  /** What an account and what everybody else pays for opening inviter rewards. */
  openInviterFee: (client: ReadClient, contracts: NftContracts, account: Address) => ({
    queryKey: keyOf(client, 'open-inviter-fee', account, contracts.nftSaleFactory),
    queryFn: () => getOpenInviterFee(client, contracts, account),
    ...freshness.slow,
  }),
} as const
