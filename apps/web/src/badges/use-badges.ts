import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../core/active-chain.ts'
import { badgeApi } from '../core/badge-api.ts'
import { useSession } from '../core/session-store.ts'

const chain = activeChain.shortname

/** Every badge that a contract of this network has or had. */
export const useBadges = (address: string) =>
  useQuery({
    queryKey: ['badges', chain, address],
    queryFn: ({ signal }) => badgeApi.getBadges({ chain, address }, { signal }),
    // A badge that dropped is not shown for longer than this.
    refetchInterval: 15_000,
  })

/** The newest valid badges of this network. */
export const useGrantedBadges = () =>
  useQuery({
    queryKey: ['badges-granted', chain],
    queryFn: ({ signal }) => badgeApi.listBadges({ chain }, { signal }),
  })

/** Key of what the signed-in account applied for, to have it anew after an act. */
export const applicationsKey = ['badge-applications'] as const

/** What the signed-in account applied for. */
export function useOwnApplications() {
  const { token } = useSession()
  return useQuery({
    queryKey: [...applicationsKey, token],
    queryFn: ({ signal }) => badgeApi.listApplications({ signal }),
    enabled: token !== undefined,
    staleTime: 0,
  })
}

/** One of them, whole. */
export const useApplication = (id: string) =>
  useQuery({
    queryKey: [...applicationsKey, 'one', id],
    queryFn: ({ signal }) => badgeApi.getApplication(id, { signal }),
    staleTime: 0,
  })
