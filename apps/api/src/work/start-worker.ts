import { makeFailureRow } from '@slipway/database/connection/failure-row'
import { isIndexUnpublished } from '@slipway/database/release/index-missing'
import type { Logger } from 'pino'

/** Whether there will ever be more to do. */
export type WorkState = 'finished' | 'waiting'

/** Work in the background that can be ended. */
export interface Worker {
  stop: () => Promise<void>
}

/**
 * Repeats `work` with a pause between until it is finished; a failure is logged and tried again like anything else. That no
 * index is published yet is none.
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
  const failures = makeFailureRow({
    logger,
    facts: { worker: name },
    failed: 'a turn of work failed',
    goesOn: 'work goes on',
    isExpected: isIndexUnpublished,
  })
  const fail = (error: unknown): WorkState => {
    failures.fail(error)
    return 'waiting'
  }
  const recover = (state: WorkState): WorkState => {
    failures.succeed()
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
