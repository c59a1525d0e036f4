const FIRST_SECONDS = 30
const MAX_SECONDS = 6 * 3_600

/**
 * Seconds to wait after a failure: twice as long each time, up to six hours.
 *
 * @param attempts failures so far, at least 1
 */
export const backOffSeconds = (attempts: number): number =>
  Math.min(FIRST_SECONDS * 2 ** (attempts - 1), MAX_SECONDS)
