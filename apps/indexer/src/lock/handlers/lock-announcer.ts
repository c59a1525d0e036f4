import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import { ImpossibleEventError } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'

interface OfSuccessor {
  successor: Hex
}

const idOf = (event: IndexedEvent<OfSuccessor>) =>
  `${event.chainId}-${event.address}-${lowerCase(event.args.successor)}`

const keyOf = (event: IndexedEvent<OfSuccessor>) => [
  { table: 'lockSuccessor' as const, id: idOf(event) },
]

/** Announced for the first time or anew. */
const successorAnnounced: EventHandler<OfSuccessor & { opensAt: bigint }> = {
  reads: keyOf,
  writes: (event) => [
    {
      table: 'lockSuccessor',
      row: {
        id: idOf(event),
        chainId: event.chainId,
        announcer: event.address,
        successor: lowerCase(event.args.successor),
        opensAt: Number(event.args.opensAt),
        struckOff: false,
        updatedAt: event.timestamp,
      },
    },
  ],
}

const successorStruckOff: EventHandler<OfSuccessor> = {
  reads: keyOf,
  writes: (event, rows) => {
    const row = rows.get('lockSuccessor', idOf(event))
    if (!row) throw new ImpossibleEventError(event, 'a successor was never announced')
    return [
      {
        table: 'lockSuccessor',
        row: { ...row, struckOff: true, updatedAt: event.timestamp },
      },
    ]
  },
}

/** Handlers of the events of `LockAnnouncer`. */
export const lockAnnouncer = { successorAnnounced, successorStruckOff }
