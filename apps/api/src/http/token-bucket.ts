/** Answer of the limiter for one request. */
export interface RateVerdict {
  allowed: boolean
  /** seconds after which one more request is allowed; 0 when allowed */
  retryAfterSeconds: number
}

/** How often one client may do something: `count` at once, and then `count` in that many seconds. */
export interface RateRule {
  /** one word; rules of the same name share their counts */
  name: string
  /** 0 switches the limit off */
  count: number
  seconds: number
}

/** Counts one try of a client and says whether it may go on. */
export type TakeTurn = (client: string) => RateVerdict | Promise<RateVerdict>

/** Where tries are counted: in this process, or in one place for all processes. */
export interface RateLimits {
  limiter: (rule: RateRule) => TakeTurn
  close: () => Promise<void>
}

interface Bucket {
  tokens: number
  filledAt: number
}

const MAX_CLIENTS = 50_000

/** A token bucket per client, in this process. A client may send all of a rule's count at once and then the mean rate. */
export function makeTokenBuckets(
  { count, seconds }: Omit<RateRule, 'name'>,
  now: () => number = Date.now,
) {
  const buckets = new Map<string, Bucket>()
  const perMs = count / seconds / 1_000
  return (client: string): RateVerdict => {
    if (count === 0) return { allowed: true, retryAfterSeconds: 0 }
    const time = now()
    const found = buckets.get(client)
    const tokens = found ? Math.min(count, found.tokens + (time - found.filledAt) * perMs) : count
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

/** Counts in this process alone: with several of them, each allows the whole rate. */
export const makeProcessRateLimits = (now?: () => number): RateLimits => ({
  limiter: (rule) => makeTokenBuckets(rule, now),
  close: () => Promise.resolve(),
})
