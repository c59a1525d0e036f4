/** Answer of the limiter for one request. */
export interface RateVerdict {
  allowed: boolean
  /** seconds after which one more request is allowed; 0 when allowed */
  retryAfterSeconds: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

const MAX_CLIENTS = 50_000

/**
 * A token bucket per client, in this process. A client may send a minute's worth at once and then the mean rate.
 *
 * @param perMinute requests per minute and client; 0 switches the limit off
 */
export function makeRateLimiter(perMinute: number, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  return (client: string): RateVerdict => {
    if (perMinute === 0) return { allowed: true, retryAfterSeconds: 0 }
    const time = now()
    const found = buckets.get(client)
    const tokens = found
      ? Math.min(perMinute, found.tokens + (time - found.filledAt) * perMs)
      : perMinute
    const allowed = tokens >= 1
    // Re-inserting keeps the map in order of use, so that the first key is the one unused for longest.
    buckets.delete(client)
    buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, filledAt: time })
    if (buckets.size > MAX_CLIENTS) {
      const oldest = buckets.keys().next().value
      if (oldest !== undefined) buckets.delete(oldest)
    }
    return { allowed, retryAfterSeconds: allowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000) }
  }
}
