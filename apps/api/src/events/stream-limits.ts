/** How many streams a process serves: `SLIPWAY_API_STREAMS…` of `read-config.ts`, held by `event-hub.ts`. */
export interface StreamLimits {
  readonly all: number
  /** 0: no limit */
  readonly perVisitor: number
}

/** A client may be this far behind before it is dropped. */
export const MAX_BACKLOG_BYTES = 256 * 1024

/** The first bytes of a stream: how long a client waits before it connects again. */
export const HELLO = new TextEncoder().encode('retry: 2000\n\n')
