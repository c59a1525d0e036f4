import type { Logger } from 'pino'

/** A worker that goes on failing is mentioned this often. */
const SAY_AGAIN_MS = 10 * 60_000

/** Whether there will ever be more to do. */
export type WorkState = 'finished' | 'waiting'

/** Work in the background that can be ended. */
export interface Worker {
  stop: () => Promise<void>
}

/**
 * Repeats `work` with a pause between until it is finished; a failure is logged and tried again like anything else.
 *
 * @param pauseMs between the end of one turn and the beginning of the next
 */
export function startWorker(options: {
  name: string
  pauseMs: number
  logger: Logger
  work: (signal: AbortSignal) => Promise<WorkState>
}): Worker {
  const { name, pauseMs, logger, work } = options
  const stopped = new AbortController()
  const pause = () =>
    new Promise<void>((settle) => {
      const timer = setTimeout(settle, pauseMs)
      stopped.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          settle()
        },
        { once: true },
      )
    })
  let failures = 0
  let saidAt = 0
  const fail = (error: unknown): WorkState => {
    failures++
    // The first of a row at once, the others now and then: some turns come every second.
    const isDue = failures === 1 || Date.now() - saidAt > SAY_AGAIN_MS
    if (isDue) saidAt = Date.now()
    logger[isDue ? 'warn' : 'debug'](
      { err: error, worker: name, failures },
      'a turn of work failed',
    )
    return 'waiting'
  }
  const recover = (state: WorkState): WorkState => {
    if (failures > 0) logger.info({ worker: name, failures }, 'work goes on')
    failures = 0
    return state
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      const state = await work(stopped.signal).then(recover, fail)
      if (state === 'finished') return
      if (!stopped.signal.aborted) await pause()
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
