import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** State of the index of every network. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => api.getStatus({ signal }),
})
