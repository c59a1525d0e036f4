import type { Abi, Address, ContractEventName, Log } from 'viem'
import { parseEventLogs } from 'viem'
import { EventMissing } from './find-event.ts'

const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, at) => isSame(value, b[at]))
  }
  return plain(a) === plain(b)
}

/**
 * Proves that one contract left an event with just these values.
 * @param query `expected`: arguments by their ABI names; those left out may be anything.
 * @throws {EventMissing} when there is none.
 */
export function proveEvent<const EventsAbi extends Abi, Name extends ContractEventName<EventsAbi>>(
  logs: readonly Log[],
  query: {
    readonly abi: EventsAbi
    readonly eventName: Name
    readonly emitter: Address
    readonly expected: Readonly<Record<string, unknown>>
  },
): void {
  const { abi, eventName, emitter, expected } = query
  const events = parseEventLogs({ abi: abi as Abi, eventName, logs: [...logs], strict: true })
  const isProven = events.some(
    ({ address, args }) =>
      isSame(address, emitter) &&
      Object.entries(expected).every(([name, value]) =>
        isSame((args as unknown as Record<string, unknown>)[name], value),
      ),
  )
  if (!isProven) throw new EventMissing(String(eventName), emitter)
}
