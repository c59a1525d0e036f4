import { QueryClient } from '@tanstack/react-query'

/**
 * Nothing polls by default: a screen that needs fresh numbers says so and stops when it is hidden.
 * A failed read is tried once more; endless retries against a dead server help nobody.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      retry: 1,
      retryDelay: 1_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})
