import type { Metrics } from '../http/metrics.ts'
import type { StreamEvent } from './schemas.ts'

/** A client of the stream as the hub sees it. */
export interface StreamClient {
  /** Hands over one frame; false when the client's buffer is full. */
  write: (frame: Uint8Array) => boolean
  close: () => void
}

/** Sends events to every client of this process. */
export interface EventHub {
  /** @returns a function that removes the client; undefined when the hub is full */
  add: (client: StreamClient) => (() => void) | undefined
  publish: (event: StreamEvent) => void
  /** Sends a comment line, which clients ignore. */
  keepAlive: () => void
  size: () => number
  closeAll: () => void
}

const encoder = new TextEncoder()

/** Writes an event as one frame; every client gets the same bytes. */
const encodeEvent = (event: StreamEvent): Uint8Array =>
  encoder.encode(`event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`)

/**
 * Makes the hub of a process.
 *
 * @param maxClients a client beyond it is refused
 */
export function makeEventHub(maxClients: number, metrics: Metrics): EventHub {
  const clients = new Set<StreamClient>()
  const remove = (client: StreamClient) => {
    clients.delete(client)
    metrics.streamClients.set(clients.size)
  }
  const send = (frame: Uint8Array) => {
    for (const client of clients) {
      if (client.write(frame)) continue
      // A slow reader would make this process hold its backlog: it is dropped and comes back fresh.
      metrics.streamDropped.inc()
      remove(client)
      client.close()
    }
  }
  return {
    add: (client) => {
      if (clients.size >= maxClients) return undefined
      clients.add(client)
      metrics.streamClients.set(clients.size)
      return () => remove(client)
    },
    publish: (event) => send(encodeEvent(event)),
    keepAlive: () => send(encoder.encode(': keep-alive\n\n')),
    size: () => clients.size,
    closeAll: () => {
      for (const client of clients) client.close()
      clients.clear()
      metrics.streamClients.set(0)
    },
  }
}
