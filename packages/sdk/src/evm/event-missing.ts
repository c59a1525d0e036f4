import type { Address } from 'viem'

/** A mined transaction did not leave the event that it had to. Its effect is unproven. */
export class EventMissing extends Error {
  override readonly name = 'EventMissing'
  readonly code = 'Transaction_NotVerified'
  constructor(eventName: string, emitter: Address) {
    super(
      `The transaction was mined, but ${emitter} left no event ${eventName}; look it up in an explorer.`,
    )
  }
}
