import type { FlowClock } from './types.ts'

/** The machine's own clock. */
export const systemFlowClock: FlowClock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const stop = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, milliseconds)
      signal.addEventListener('abort', stop, { once: true })
    }),
}
