/**
 * Waits for something that has no end of its own, such as a wallet whose window was closed.
 * @throws the signal's reason when it is aborted first; what is answered after that is dropped
 */
export async function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([answer, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
