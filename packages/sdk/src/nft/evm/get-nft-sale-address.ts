import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftContracts } from '../types.ts'
import { NftSaleNotFound } from './nft-sale-not-found.ts'

/** A collection by its number in the factory, from 1, or by its address. */
export type NftSaleName = bigint | Address

/**
 * The address of a collection that the factory made. Anybody can deploy something that answers like one, so an address
 * counts only when the factory knows it.
 * @throws {NftSaleNotFound} when it made none such; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getNftSaleAddress(
  client: ReadClient,
  contracts: NftContracts,
  sale: NftSaleName,
): Promise<Address> {
  const factory = { address: contracts.nftSaleFactory, abi: nftSaleFactoryAbi } as const
  if (typeof sale === 'bigint') {
    const [record] = await client.readContract({
      ...factory,
      functionName: 'records',
      args: [sale - 1n, 1n],
    })
    if (!record) throw new NftSaleNotFound(client.chain.id, String(sale))
    return record.addr
  }
  const { addr } = await client.readContract({ ...factory, functionName: 'recordOf', args: [sale] })
  if (addr === zeroAddress) throw new NftSaleNotFound(client.chain.id, sale)
  return addr
}
