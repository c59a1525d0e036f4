import type { EventHub } from './event-hub.ts'
import { HELLO, MAX_BACKLOG_BYTES } from './stream-limits.ts'

/**
 * Opens the body of one client's stream, for whoever asks without a connection of its own.
 *
 * @param visitor whom it is counted to
 * @param signal ends when the client goes away
 * @returns undefined when the hub takes no more, of this visitor or at all
 */
export function openStream(
  hub: EventHub,
  visitor: string,
  signal: AbortSignal,
): ReadableStream<Uint8Array> | undefined {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let remove: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: (started) => {
        controller = started
        started.enqueue(HELLO)
      },
      cancel: () => remove?.(),
    },
    { highWaterMark: MAX_BACKLOG_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  const close = () => {
    try {
      controller?.close()
    } catch {
      // The other side closed first: there is nothing left to close.
    }
  }
  const write = (frame: Uint8Array) => {
    if (!controller || (controller.desiredSize ?? 0) <= 0) return false
    controller.enqueue(frame)
    return true
  }
  remove = hub.add({ write, close }, visitor)
  if (!remove) return undefined
  if (signal.aborted) remove()
  signal.addEventListener('abort', () => remove?.(), { once: true })
  return body
}
