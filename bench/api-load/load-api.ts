import { connect } from 'node:net'

/** Requests that are under way at any moment. */
export const CONNECTIONS = 32

/** What one kind of request met; times in milliseconds. */
export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

type Asking = { port: number; nextPath: () => string; until: number; pauseMs: number }

/** One kept-alive connection that asks again when it has an answer, and has waited. */
function runConnection({ port, nextPath, until, pauseMs }: Asking, times: number[]) {
  return new Promise<void>((settle, reject) => {
    const socket = connect(port, '127.0.0.1')
    let startedAt = 0
    let expected = -1
    let received = 0
    const ask = () => {
      if (performance.now() > until) {
        socket.end()
        settle()
        return
      }
      startedAt = performance.now()
      expected = -1
      received = 0
      socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    }
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (part: Buffer) => {
      if (expected < 0) {
        const head = part.toString('latin1', 0, Math.min(part.length, 2_000))
        const end = head.indexOf('\r\n\r\n')
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || end < 0 || length === undefined) {
          reject(new Error(`unexpected answer: ${head.slice(0, 200)}`))
          return
        }
        expected = end + 4 + Number(length)
      }
      received += part.length
      if (received < expected) return
      times.push(performance.now() - startedAt)
      if (pauseMs === 0) ask()
      else setTimeout(ask, pauseMs)
    })
  })
}

/**
 * Asks the API on a port for as long.
 *
 * @param nextPath what the next request asks for
 * @param connections each asks again when it has its answer
 * @param pauseMs what each waits before; 0 asks for all that the API can do
 */
export async function loadApi(
  port: number,
  nextPath: () => string,
  seconds: number,
  connections = CONNECTIONS,
  pauseMs = 0,
): Promise<Load> {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  const asking = { port, nextPath, until, pauseMs }
  await Promise.all(Array.from({ length: connections }, () => runConnection(asking, times)))
  const took = (performance.now() - startedAt) / 1_000
  times.sort((a, b) => a - b)
  return {
    requestsPerSecond: Math.round(times.length / took),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
