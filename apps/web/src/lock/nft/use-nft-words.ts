import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { type NftMetadata, readNftMetadata } from '@slipway/sdk/lock/read-nft-metadata'
import type { NftLockRecord } from '@slipway/sdk/lock/types'
import { useQuery } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { readClient } from '../../transaction/read-client.ts'

async function fetchMetadata(path: string, signal: AbortSignal): Promise<NftMetadata> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readNftMetadata(await answer.json())
}

/** What an NFT says of itself, from its contract or from the content store; nothing where it is elsewhere (ADR 0125). */
export function useNftWords(nft: Pick<NftLockRecord, 'collection' | 'nftId'>) {
  const { data } = useQuery(lockQueries.words(readClient, nft))
  const path = data?.place.at === 'ipfs' ? ipfsPath(data.place.uri) : undefined
  const file = useQuery({
    queryKey: ['ipfs', path],
    queryFn: ({ signal }) => fetchMetadata(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const metadata = data?.place.at === 'here' ? data.place.metadata : file.data
  const picture = metadata?.picture
  return {
    name: metadata?.name,
    collectionName: data?.collectionName,
    picture: picture?.startsWith('data:') ? picture : ipfsPath(picture),
  }
}
