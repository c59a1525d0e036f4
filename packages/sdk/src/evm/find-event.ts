import { type Abi, type Address, type ContractEventName, type Log, parseEventLogs } from 'viem'

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

/**
 * The first event of a name that one contract left in a receipt. Events of other contracts are not believed.
 * @throws {EventMissing} when there is none.
 */
export function findEvent<const EventsAbi extends Abi, Name extends ContractEventName<EventsAbi>>(
  logs: readonly Log[],
  query: { readonly abi: EventsAbi; readonly eventName: Name; readonly emitter: Address },
) {
  const { abi, eventName, emitter } = query
  const events = parseEventLogs({ abi, eventName, logs: [...logs], strict: true })
  const found = events.find(({ address }) => address.toLowerCase() === emitter.toLowerCase())
  if (!found) throw new EventMissing(String(eventName), emitter)
  return found
}
