import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that comes round again; a failure is logged and the next round comes all the same. */
export function startRounds(logger: Logger) {
  const stopped = new AbortController()
  const running: Promise<void>[] = []
  const pause = (pauseMs: number) =>
    delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)

  async function run(name: string, pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      await work().catch((error: unknown) =>
        logger.warn({ err: error, work: name }, 'a round of work failed'),
      )
      await pause(pauseMs)
    }
  }

  return {
    /** @param pauseMs between the end of one round and the beginning of the next */
    repeat(name: string, pauseMs: number, work: () => Promise<void>): void {
      running.push(run(name, pauseMs, work))
    },
    /** Tries until it succeeds once. */
    async untilDone(name: string, pauseMs: number, work: () => Promise<void>): Promise<void> {
      for (;;) {
        const error = await work().then(
          () => undefined,
          (reason: unknown) => reason ?? new Error(name),
        )
        if (error === undefined) return
        logger.warn({ err: error, work: name }, 'what the start waits for is not there yet')
        await pause(pauseMs)
        stopped.signal.throwIfAborted()
      }
    },
    /** Lets the rounds at hand end. */
    async stop(): Promise<void> {
      stopped.abort()
      await Promise.all(running)
    },
  }
}
