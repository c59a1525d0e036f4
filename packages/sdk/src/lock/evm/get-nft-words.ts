import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { type NftMetadataPlace, readNftUri } from '../read-nft-metadata.ts'

const nftWordsAbi = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256 nftId) view returns (string)',
])

/** What a collection and one of its NFTs say of themselves: a stranger's words. */
export interface NftWords {
  readonly collectionName?: string
  readonly place: NftMetadataPlace
}

const longestName = 120

/**
 * Reads the name of a collection and where the metadata of one of its NFTs are.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNftWords(
  client: ReadClient,
  { collection, nftId }: { readonly collection: Address; readonly nftId: bigint },
): Promise<NftWords> {
  const contract = { address: collection, abi: nftWordsAbi } as const
  const [name, uri] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'name' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'tokenURI', args: [nftId] })),
  ])
  const collectionName = name
    ?.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, longestName)
  const place: NftMetadataPlace = uri === undefined ? { at: 'elsewhere' } : readNftUri(uri)
  return { ...(collectionName && { collectionName }), place }
}
