/** Pause between two looks at a service that does not answer. */
const AWAY_PAUSE_MS = 5_000

/**
 * Reads again while the last read failed, so that a page recovers by itself once the service is back, and costs nothing
 * while all is well. An option of TanStack Query (`refetchInterval`).
 */
export function retryWhileAway(query: { readonly state: { readonly status: string } }) {
  return query.state.status === 'error' ? AWAY_PAUSE_MS : false
}
