import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Nothing is ever served there: whoever listens has the place. */
const PLACE = 18_589
const AGAIN_MS = 200

/**
 * Waits until no other test runs a production server: only the service in front has a port of its own, the others listen
 * where they usually do. Who ends without a word leaves the place too.
 *
 * @returns leaves it
 */
export async function takeServePlace(): Promise<() => Promise<void>> {
  for (;;) {
    const place = createServer()
    const isTaken = await new Promise<boolean>((settle) => {
      place.once('error', () => settle(false))
      place.listen(PLACE, '127.0.0.1', () => settle(true))
    })
    if (isTaken) return () => new Promise((settle) => place.close(() => settle()))
    await delay(AGAIN_MS)
  }
}
