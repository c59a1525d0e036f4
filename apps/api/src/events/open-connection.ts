import type { ServerResponse } from 'node:http'
import type { StreamOpening } from '../http/stream-opening.ts'
import type { EventHub } from './event-hub.ts'
import { HELLO, MAX_BACKLOG_BYTES } from './stream-limits.ts'

/**
 * Opens a client's stream on its connection itself: frames are the same bytes for all, written without a chunk's marks, and
 * nothing of request and answer is kept for as long as it lasts. The stream ends with its connection.
 *
 * @param visitor whom it is counted to
 * @returns undefined when the hub takes no more, of this visitor or at all
 */
export function openConnection(hub: EventHub, visitor: string): StreamOpening | undefined {
  let connection: ServerResponse | undefined
  const write = (frame: Uint8Array) => {
    // What happened before a stream is open is in the lists.
    const socket = connection?.socket
    if (!socket) return true
    if (socket.writableLength >= MAX_BACKLOG_BYTES) {
      // Ended, it would hold its backlog until the client reads it.
      socket.destroy()
      return false
    }
    socket.write(frame)
    return true
  }
  const leave = hub.add({ write, close: () => connection?.end() }, visitor)
  if (!leave) return undefined
  return {
    leave,
    begin: (outgoing, answer) => {
      // An answer that waits for the one before it on its connection is told of no end but its connection's.
      if (outgoing.destroyed || outgoing.req.socket.destroyed) return leave()
      outgoing.req.socket.once('close', leave)
      outgoing.removeHeader('transfer-encoding')
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        connection: 'close',
      })
      outgoing.write(HELLO)
      connection = outgoing
    },
  }
}
