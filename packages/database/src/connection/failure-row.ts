/** Something that goes on failing is mentioned this often. */
const SAY_AGAIN_MS = 10 * 60_000

type Say = (facts: object, text: string) => void

/** What a process logs with. */
export interface FailureLogger {
  warn: Say
  info: Say
  debug: Say
}

/** The failures of one thing that is repeated, as the log tells them. */
export interface FailureRow {
  fail: (error: unknown) => void
  /** It went well: a row of failures before it is over. */
  succeed: () => void
}

/**
 * Tells of a row of failures where an operator looks: the first at once, the others now and then (some turns come every
 * second), and when it is over.
 *
 * @param options.facts what failed, for every line
 * @param options.isExpected failures that are no trouble stay at the level of details
 */
export function makeFailureRow(options: {
  logger: FailureLogger
  facts: object
  failed: string
  goesOn: string
  isExpected?: (error: unknown) => boolean
}): FailureRow {
  const { logger, facts, failed, goesOn, isExpected = () => false } = options
  let failures = 0
  let saidAt = 0
  return {
    fail: (error) => {
      if (isExpected(error)) return logger.debug({ err: error, ...facts }, failed)
      failures++
      const isDue = failures === 1 || Date.now() - saidAt > SAY_AGAIN_MS
      if (isDue) saidAt = Date.now()
      logger[isDue ? 'warn' : 'debug']({ err: error, ...facts, failures }, failed)
    },
    succeed: () => {
      if (failures > 0) logger.info({ ...facts, failures }, goesOn)
      failures = 0
    },
  }
}
