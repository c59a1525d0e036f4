import { ApiError } from './api-error.ts'

/** Throws `TOO_MANY_ATTEMPTS` when `key` has none left; otherwise takes one. */
export type AttemptLimit = (key: string) => void

interface Count {
  left: number
  filledAt: number
}

const MAX_KEYS = 50_000

/**
 * Slows down guessing: a few attempts at once, then one for each `refillSeconds`.
 *
 * @param burst attempts at once
 */
export function makeAttemptLimit(
  burst: number,
  refillSeconds: number,
  now: () => number = Date.now,
): AttemptLimit {
  const counts = new Map<string, Count>()
  return (key) => {
    const time = now()
    const found = counts.get(key)
    const refilled = found ? (time - found.filledAt) / 1_000 / refillSeconds : 0
    const left = found ? Math.min(burst, found.left + refilled) : burst
    const isAllowed = left >= 1
    // Taken out and put in again, so that the first key is the one unused for longest.
    counts.delete(key)
    if (counts.size >= MAX_KEYS) counts.delete(counts.keys().next().value ?? '')
    counts.set(key, { left: isAllowed ? left - 1 : left, filledAt: time })
    if (isAllowed) return
    const retryAfterSeconds = Math.ceil((1 - left) * refillSeconds)
    throw new ApiError('TOO_MANY_ATTEMPTS', 'too many attempts: wait before the next one', {
      details: { retryAfterSeconds },
    })
  }
}
