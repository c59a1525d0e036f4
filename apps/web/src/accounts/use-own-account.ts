import { useQuery } from '@tanstack/react-query'
import { accountApi } from '../core/account-api.ts'
import { useSession } from '../core/session-store.ts'

/** All that the server keeps about the signed-in account; asked anew whenever a page shows it. */
export function useOwnAccount() {
  const { token } = useSession()
  return useQuery({
    queryKey: ['own-account', token],
    queryFn: ({ signal }) => accountApi.getOwnAccount({ signal }),
    enabled: token !== undefined,
    staleTime: 0,
  })
}
