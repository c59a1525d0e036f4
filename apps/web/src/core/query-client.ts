import { QueryClient } from '@tanstack/react-query'
import { breathe } from './breathe.ts'

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
      // A page asks a dozen questions as it appears, and encoding one takes a phone longer than a frame: each goes out in a
      // step of its own, between which the browser draws and answers.
      behavior: {
        onFetch: (context) => {
          const { fetchFn } = context
          context.fetchFn = async () => {
            await breathe()
            return fetchFn()
          }
        },
      },
    },
    mutations: { retry: false },
  },
})
