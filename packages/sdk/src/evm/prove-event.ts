import {
  type Abi,
  type Address,
  type ContractEventName,
  type Log,
  type ParseEventLogsReturnType,
  parseEventLogs,
} from 'viem'
import { EventMissing } from './event-missing.ts'

type EventArgs<
  EventsAbi extends Abi,
  Name extends ContractEventName<EventsAbi>,
> = ParseEventLogsReturnType<EventsAbi, Name, true>[number]['args']

const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, at) => isSame(value, b[at]))
  }
  return plain(a) === plain(b)
}

/**
 * Proves that one contract left an event with just these values; events of other contracts are not believed.
 * @param query `expected`: arguments by their ABI names; those left out may be anything. Whatever tells the event from a
 * stranger's belongs here: bundles and multicalls put several of one name into a receipt.
 * @returns all arguments of the first such event; a receipt may hold others of the name that are about something else.
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
): EventArgs<EventsAbi, Name> {
  const { abi, eventName, emitter, expected } = query
  const events = parseEventLogs({ abi: abi as Abi, eventName, logs: [...logs], strict: true })
  const proven = events.find(
    ({ address, args }) =>
      isSame(address, emitter) &&
      Object.entries(expected).every(([name, value]) =>
        isSame((args as unknown as Record<string, unknown>)[name], value),
      ),
  )
  if (!proven) throw new EventMissing(String(eventName), emitter)
  // An ABI that is not known yet has no names for its arguments; the caller's has.
  return proven.args as unknown as EventArgs<EventsAbi, Name>
}
