import { type NftMetadata, readNftMetadata } from '@slipway/sdk/lock/read-nft-metadata'
import { useQuery } from '@tanstack/react-query'

async function fetchMetadata(path: string, signal: AbortSignal): Promise<NftMetadata> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readNftMetadata(await answer.json())
}

/** A metadata file of the content store. @param path on the own origin; nothing is read without one */
export function useStoredMetadata(path: string | undefined) {
  return useQuery({
    queryKey: ['ipfs', path],
    queryFn: ({ signal }) => fetchMetadata(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
