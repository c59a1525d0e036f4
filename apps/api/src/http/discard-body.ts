/** Above every body that a route takes, so that whoever sends a little too much can have the next answer, too. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_MS = 10_000

/**
 * Reads what is left of a body that nobody wants. Whoever still sends it, a proxy above all, listens for an answer only
 * afterwards, and takes a connection that ends in the middle for a broken server.
 *
 * @returns whether all of it came, so that the connection can be used again; false beyond these limits
 */
export async function discardBody(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limits: { bytes: number; ms: number } = { bytes: MAX_BYTES, ms: MAX_MS },
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((settle) => {
    timer = setTimeout(settle, limits.ms, undefined)
  })
  try {
    for (let bytes = 0; bytes <= limits.bytes; ) {
      const part = await Promise.race([reader.read(), late])
      if (!part) return false
      if (part.done) return true
      bytes += part.value.length
    }
    return false
  } catch {
    // Whoever sent it is gone.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a body of this stated length is too long to be read for nothing. */
export const isBeyondDiscarding = (length: number): boolean => length > MAX_BYTES
