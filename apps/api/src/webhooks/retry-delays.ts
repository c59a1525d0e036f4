/** Seconds between one attempt and the next: 72.6 hours from the first attempt to the last. */
const RETRY_SECONDS = [5, 60, 300, 1_800, 7_200, 14_400, 28_800, 43_200, 79_200, 86_400] as const

/** Attempts before an event is given up. */
export const MAX_ATTEMPTS = RETRY_SECONDS.length + 1

/** A receiver that comes back is not asked by everything at once. */
const JITTER = 0.2

/**
 * Seconds until the next attempt, a fifth more or less by chance.
 *
 * @param attempts failed ones so far, at least 1
 * @returns undefined: there is none
 */
export function retrySeconds(attempts: number, random: () => number = Math.random) {
  const base = RETRY_SECONDS[attempts - 1]
  return base === undefined ? undefined : base * (1 - JITTER + 2 * JITTER * random())
}
