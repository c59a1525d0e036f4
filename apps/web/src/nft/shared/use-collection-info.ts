import { useQuery } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { type CollectionInfo, readCollectionInfo } from './collection-info.ts'

async function fetchInfo(path: string, signal: AbortSignal): Promise<CollectionInfo> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readCollectionInfo(await answer.json())
}

/** What the project says of its collection, from the content store; nothing where its key leads nowhere. */
export function useCollectionInfo(ipfsKey: string): CollectionInfo | undefined {
  const path = ipfsPath(ipfsKey)
  const { data } = useQuery({
    queryKey: ['ipfs', 'collection', path],
    queryFn: ({ signal }) => fetchInfo(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data
}
