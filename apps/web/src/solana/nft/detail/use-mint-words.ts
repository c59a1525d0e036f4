import { ipfsPath } from '../../../files/ipfs-path.ts'
import { useStoredMetadata } from '../../../files/use-stored-metadata.ts'

/** What the file of a mint says, where it is in the content store; nothing is loaded from elsewhere. */
export function useMintWords(uri: string) {
  const path = ipfsPath(uri)
  const { data, isLoading, isError, refetch } = useStoredMetadata(path)
  const picture = data?.picture
  return {
    isElsewhere: path === undefined,
    ...{ isLoading, isError, refetch },
    description: data?.description,
    picture: picture?.startsWith('data:') ? picture : ipfsPath(picture),
  }
}
