import { useQuery } from '@tanstack/react-query'
import { api } from '../shell/api.ts'

/** Totals, networks and days of the whole platform, as the index has them. */
export function useStats() {
  return useQuery({
    queryKey: ['stats'],
    queryFn: ({ signal }) => api.getStats({}, { signal }),
    refetchInterval: 20_000,
  })
}
