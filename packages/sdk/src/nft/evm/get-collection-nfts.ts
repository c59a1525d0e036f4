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

/**
 * Numbers that one call looks through: each costs the node a cold slot, 2 100 gas, and public nodes stop calls at some ten
 * million.
 */
const SCAN_STEP = 1_000n

/**
 * Numbers of a wallet's NFTs, the smallest first. Looks through the collection part after part, and no further than until
 * all that the wallet has are found: a call over ten thousand NFTs is more than many nodes answer.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNftsOf(
  client: ReadClient,
  { collection, account }: { readonly collection: Address; readonly account: Address },
): Promise<readonly bigint[]> {
  const contract = { address: collection, abi: collectionAbi } as const
  const [minted, held] = await Promise.all([
    client.readContract({ ...contract, functionName: 'totalSupply' }),
    client.readContract({ ...contract, functionName: 'balanceOf', args: [account] }),
  ])
  const found: bigint[] = []
  // One after another: calls that leave together reach the node as one.
  for (let from = 0n; from < minted && BigInt(found.length) < held; from += SCAN_STEP) {
    const to = from + SCAN_STEP < minted ? from + SCAN_STEP : minted
    const args = [account, from, to] as const
    found.push(
      ...(await client.readContract({ ...contract, functionName: 'tokensOfOwnerIn', args })),
    )
  }
  return found
}
