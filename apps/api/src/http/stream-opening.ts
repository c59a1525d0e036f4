import type { ServerResponse } from 'node:http'

/** A stream whose place is taken, until the head of its answer stands. */
export interface StreamOpening {
  /** Sends the head that the answer has by then, and from then on every frame. */
  begin: (outgoing: ServerResponse, answer: Response) => void
  /** Gives the place back, where the answer became another one. */
  leave: () => void
}
