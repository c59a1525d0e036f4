import type { Address } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { nftAbi } from './nft-abi.ts'
import { readOrNothing } from './read-or-nothing.ts'

/** Interfaces that a collection says it has (ERC-165). */
export const nftInterfaces = {
  /** ERC-721. */
  nft: '0x80ac58cd',
  /** Its lists: what an owner has can be counted off. */
  enumerable: '0x780e9d63',
} as const

/** Whether a contract says that it is a collection of NFTs; false for one that says nothing. */
export async function isNftCollection(
  client: ReadClient,
  address: Address,
  interfaceId: (typeof nftInterfaces)[keyof typeof nftInterfaces] = nftInterfaces.nft,
): Promise<boolean> {
  const query = { address, abi: nftAbi, functionName: 'supportsInterface' } as const
  return (await readOrNothing(client.readContract({ ...query, args: [interfaceId] }))) === true
}
