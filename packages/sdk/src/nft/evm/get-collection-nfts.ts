import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { collectionAbi } from './collection-abi.ts'

/** One NFT of a collection. */
export interface CollectionNft {
  readonly id: bigint
  readonly owner: Address
}

/** A part of a collection's numbers, which run from 0. */
export interface CollectionRange {
  readonly collection: Address
  readonly offset: number
  readonly limit: number
}

/** NFTs of a range with their owners, in the order of their numbers. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getCollectionNfts(
  client: ReadClient,
  { collection, offset, limit }: CollectionRange,
): Promise<readonly CollectionNft[]> {
  if (limit === 0) return []
  const ids = Array.from({ length: limit }, (_, at) => BigInt(offset + at))
  const found = await client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: 'explicitOwnershipsOf',
    args: [ids],
  })
  return ids.flatMap((id, at) => {
    const ownership = found[at]
    return ownership ? [{ id, owner: ownership.addr }] : []
  })
}

/** Numbers of a wallet's NFTs, the smallest first. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getNftsOf(
  client: ReadClient,
  { collection, account }: { readonly collection: Address; readonly account: Address },
): Promise<readonly bigint[]> {
  return await client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: 'tokensOfOwner',
    args: [account],
  })
}
