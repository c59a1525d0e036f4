import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api.ts'
import { statsKey } from '../stats/stats-key.ts'

/** Live updates bring what is new; this catches what a lost stream would have told. */
const CATCH_UP_MS = 60_000

/** Totals, networks and days of the whole platform, as the index has them. */
export function useStats() {
  return useQuery({
    queryKey: [...statsKey, 'totals'],
    queryFn: ({ signal }) => api.getStats({}, { signal }),
    refetchInterval: CATCH_UP_MS,
  })
}
