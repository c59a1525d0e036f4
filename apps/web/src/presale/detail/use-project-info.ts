import type { Presale } from '@slipway/sdk/presale/types'
import { useQuery } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { type ProjectInfo, readProjectInfo } from './read-project-info.ts'
import { useIndexedPresale } from './use-presale.ts'

async function fetchInfo(path: string, signal: AbortSignal): Promise<ProjectInfo> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readProjectInfo(await answer.json())
}

/**
 * What the project says: from the index, which keeps what was uploaded here, else from the file itself.
 * `isMissing` while nobody has it.
 */
export function useProjectInfo(presale: Pick<Presale, 'address' | 'ipfsKey'>) {
  const indexed = useIndexedPresale(presale.address)
  const path = ipfsPath(presale.ipfsKey)
  // After `updateInfo` the index may still hold the former key: the chain's decides.
  const known = indexed.data?.ipfsKey === presale.ipfsKey ? indexed.data.info : null
  const file = useQuery({
    queryKey: ['ipfs', path],
    queryFn: ({ signal }) => fetchInfo(path ?? '', signal),
    enabled: path !== undefined && known === null && !indexed.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return {
    info: known ? readProjectInfo(known) : file.data,
    isPending: indexed.isPending || (path !== undefined && !known && file.isPending),
    isMissing: file.isError,
  }
}
