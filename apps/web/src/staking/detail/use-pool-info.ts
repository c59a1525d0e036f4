import type { Pool } from '@slipway/sdk/staking/types'
import { useQuery } from '@tanstack/react-query'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { type PoolInfo, readPoolInfo } from './read-pool-info.ts'

async function fetchInfo(path: string, signal: AbortSignal): Promise<PoolInfo> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readPoolInfo(await answer.json())
}

/** What the project says of its pool, from the content store; nothing where its key leads nowhere. */
export function usePoolInfo({ ipfsKey }: Pick<Pool, 'ipfsKey'>): PoolInfo | undefined {
  const path = ipfsPath(ipfsKey)
  const { data } = useQuery({
    queryKey: ['ipfs', 'pool', path],
    queryFn: ({ signal }) => fetchInfo(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data
}
