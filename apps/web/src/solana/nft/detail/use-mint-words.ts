import { ipfsPath } from '../../../files/ipfs-path.ts'
import { useStoredMetadata } from '../../../files/use-stored-metadata.ts'

/** What the file of a mint says, where it is in the content store; nothing is loaded from elsewhere. */
export function useMintWords(uri: string) {
  const { data, isLoading } = useStoredMetadata(ipfsPath(uri))
  const picture = data?.picture
  return {
    isLoading,
    description: data?.description,
    picture: picture?.startsWith('data:') ? picture : ipfsPath(picture),
  }
}
