import type { Metrics } from '../http/metrics.ts'
import type { StreamEvent } from './schemas.ts'
import type { StreamLimits } from './stream-limits.ts'

/** A client of the stream as the hub sees it. */
export interface StreamClient {
  /** Hands over one frame; false when the client's buffer is full. */
  write: (frame: Uint8Array) => boolean
  close: () => void
}

/** Sends events to every client of this process. */
export interface EventHub {
  /**
   * @param visitor whom the stream is counted to
   * @returns a function that removes the client; undefined when the hub is full, or the visitor has all that it may
   */
  add: (client: StreamClient, visitor: string) => (() => void) | undefined
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

/** Makes the hub of a process; a client beyond its limits is refused. */
export function makeEventHub(limits: StreamLimits, metrics: Metrics): EventHub {
  const clients = new Map<StreamClient, string>()
  const counts = new Map<string, number>()
  const remove = (client: StreamClient) => {
    const visitor = clients.get(client)
    // A client leaves once, whoever says so first: its reader, its connection or the hub.
    if (visitor === undefined) return
    clients.delete(client)
    const left = (counts.get(visitor) ?? 1) - 1
    if (left === 0) counts.delete(visitor)
    else counts.set(visitor, left)
    metrics.streamClients.set(clients.size)
  }
  const send = (frame: Uint8Array) => {
    for (const client of clients.keys()) {
      if (client.write(frame)) continue
      // A slow reader would make this process hold its backlog: it is dropped and comes back fresh.
      metrics.streamDropped.inc()
      remove(client)
      client.close()
    }
  }
  return {
    add: (client, visitor) => {
      const open = counts.get(visitor) ?? 0
      if (clients.size >= limits.all) return undefined
      if (limits.perVisitor !== 0 && open >= limits.perVisitor) return undefined
      clients.set(client, visitor)
      counts.set(visitor, open + 1)
      metrics.streamClients.set(clients.size)
      return () => remove(client)
    },
    publish: (event) => send(encodeEvent(event)),
    keepAlive: () => send(encoder.encode(': keep-alive\n\n')),
    size: () => clients.size,
    closeAll: () => {
      for (const client of clients.keys()) client.close()
      clients.clear()
      counts.clear()
      metrics.streamClients.set(0)
    },
  }
}
