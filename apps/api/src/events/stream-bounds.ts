/** A client may be this far behind before it is dropped. */
export const MAX_BACKLOG_BYTES = 256 * 1024

/** The first bytes of a stream: how long a client waits before it connects again. */
export const HELLO = new TextEncoder().encode('retry: 2000\n\n')
