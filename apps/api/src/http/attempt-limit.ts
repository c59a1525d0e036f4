import { createHmac } from 'node:crypto'
import { ApiError } from './api-error.ts'
import type { RateLimits } from './token-bucket.ts'

/** Throws `TOO_MANY_ATTEMPTS` when `key` has none left; otherwise takes one. */
export type AttemptLimit = (key: string) => Promise<void>

interface AttemptRule {
  /** one word; rules of the same name share their counts */
  readonly name: string
  /** attempts at once */
  readonly burst: number
  /** seconds until one more is possible */
  readonly refillSeconds: number
}

/**
 * Slows down guessing: a few attempts at once, then one for each `refillSeconds`. Counted where requests are counted,
 * so that several processes allow no more attempts than one.
 *
 * @param secret the same for all processes: what is counted names people, and the count's place need not know them
 */
export function makeAttemptLimit(
  limits: RateLimits,
  { name, burst, refillSeconds }: AttemptRule,
  secret: Uint8Array,
): AttemptLimit {
  const takeTurn = limits.limiter({ name, count: burst, seconds: burst * refillSeconds })
  return async (key) => {
    const named = createHmac('sha256', secret).update(key).digest('base64url')
    const { allowed, retryAfterSeconds } = await takeTurn(named)
    if (allowed) return
    throw new ApiError('TOO_MANY_ATTEMPTS', 'too many attempts: wait before the next one', {
      details: { retryAfterSeconds },
    })
  }
}
