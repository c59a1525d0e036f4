import { createServer } from 'node:net'

/** A TCP port on 127.0.0.1 that nobody uses at this moment. */
export async function findFreePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
