import { subscribeToEvents } from '@slipway/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { activeChain } from '../shell/active-chain.ts'
import { api } from '../shell/api.ts'
import { retryWhileAway } from '../transaction/retry-while-away.ts'

const SHOWN = 6
const key = ['home', activeChain.chainId, 'newest']

/** The newest tokens of the page's network; a new one appears as soon as the index has it. */
export function useNewestTokens() {
  const queries = useQueryClient()
  useEffect(
    () =>
      subscribeToEvents(api.baseUrl, {
        onToken: () => {
          void queries.invalidateQueries({ queryKey: key })
          void queries.invalidateQueries({ queryKey: ['stats'] })
        },
      }),
    [queries],
  )
  return useQuery({
    queryKey: key,
    refetchInterval: retryWhileAway,
    queryFn: ({ signal }) =>
      api.listTokens({ chain: activeChain.shortname, limit: SHOWN }, { signal }),
  })
}
