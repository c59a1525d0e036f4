/** Not one of the client's: opened before the client does, its own would lack what the client makes in it. */
const probe = 'slipway:probe'

/** Time in which a browser that keeps things has opened an empty database. */
const PROBE_MS = 3_000

/** Whether the browser lets the page keep things (IndexedDB): without it the client would wait for ever. */
export async function canKeep(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PROBE_MS)
  try {
    const opened = indexedDB.open(probe)
    opened.onerror = () => resolve(false)
    opened.onsuccess = () => {
      opened.result.close()
      resolve(true)
    }
  } catch {
    resolve(false)
  }
  return promise.finally(() => clearTimeout(timer))
}
