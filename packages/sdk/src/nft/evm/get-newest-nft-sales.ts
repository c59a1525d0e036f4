import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftContracts, NftSale } from '../types.ts'
import { getNftSale } from './get-nft-sale.ts'

/** Whose collections are read; everybody's without an owner. */
export interface NewestNftSalesQuery {
  readonly owner?: Address
  /** 1 to 100. */
  readonly limit: number
}

/**
 * The newest collections straight from their registry, newest first: what lists fall back on while the index is away.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNewestNftSales(
  client: ReadClient,
  contracts: NftContracts,
  { owner, limit }: NewestNftSalesQuery,
): Promise<readonly NftSale[]> {
  const factory = { address: contracts.nftSaleFactory, abi: nftSaleFactoryAbi } as const
  const count = owner
    ? await client.readContract({ ...factory, functionName: 'recordCountOf', args: [owner] })
    : await client.readContract({ ...factory, functionName: 'recordCount' })
  const most = BigInt(limit)
  const page = [count > most ? count - most : 0n, most] as const
  const records = owner
    ? await client.readContract({ ...factory, functionName: 'recordsOf', args: [owner, ...page] })
    : await client.readContract({ ...factory, functionName: 'records', args: page })
  const sales = await Promise.all(
    records.map(({ addr }) => getNftSale(client, contracts, { sale: addr })),
  )
  return sales.reverse()
}
