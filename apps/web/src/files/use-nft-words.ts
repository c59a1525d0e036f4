import { nftWordsQuery } from '@slipway/sdk/lock/nft-words-query'
import type { NftLockRecord } from '@slipway/sdk/lock/types'
import { useQuery } from '@tanstack/react-query'
import { readClient } from '../core/read-client.ts'
import { ipfsPath } from './ipfs-path.ts'
import { useStoredMetadata } from './use-stored-metadata.ts'

/**
 * What an NFT says of itself, from its contract or from the content store; nothing where it is elsewhere (ADR 0125).
 * @param baseUri where metadata are in IPFS when the collection does not say; the id follows it
 */
export function useNftWords(nft: Pick<NftLockRecord, 'collection' | 'nftId'>, baseUri = '') {
  const { data } = useQuery(nftWordsQuery(readClient, nft))
  const uri = data?.place.at === 'ipfs' ? data.place.uri : baseUri && `${baseUri}${nft.nftId}`
  const path = data && data.place.at !== 'here' ? ipfsPath(uri) : undefined
  const file = useStoredMetadata(path)
  const metadata = data?.place.at === 'here' ? data.place.metadata : file.data
  const picture = metadata?.picture
  return {
    name: metadata?.name,
    collectionName: data?.collectionName,
    picture: picture?.startsWith('data:') ? picture : ipfsPath(picture),
  }
}
