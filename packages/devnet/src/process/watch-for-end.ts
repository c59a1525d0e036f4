const PARENT_POLL_MS = 1_000

/**
 * Aborted by Ctrl-C, by a signal, and when the command that started this one is gone, however it went.
 *
 * @param onEnd told once, before the signal is given
 */
export function watchForEnd(onEnd: () => void): AbortController {
  const ending = new AbortController()
  const end = () => {
    if (ending.signal.aborted) return
    onEnd()
    ending.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_POLL_MS).unref()
  return ending
}

/** Settles when a signal is given. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((settle) => {
    signal.addEventListener('abort', () => settle(), { once: true })
  })
}
