import type { PresaleActionKind, PresaleRow } from '@slipway/database/presale/indexed'
import type { PresaleSlotRow } from '@slipway/database/presale/indexed-accounts'
import type { presaleEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { transactionId } from '../../store/row-ids.ts'
import { actionWrite, ofAccount, presaleRead, presaleRow, presaleWrite } from '../presale-row.ts'
import { MOVED, slotAfter, slotRow, UNUSED, USED } from '../slot-row.ts'

const counts = (slot: PresaleSlotRow) => Number(slot.status === UNUSED || slot.status === USED)

const slotWrite = (
  event: IndexedEvent<unknown>,
  slot: PresaleSlotRow,
  change: Partial<PresaleSlotRow>,
): { row: PresaleSlotRow; write: RowWrite; added: number } => {
  const row = slotAfter(event, slot, change)
  return { row, write: { table: 'presaleSlot', row }, added: counts(row) - counts(slot) }
}

/** Id of the one act that a transaction with many events of a list is; a few digits tell its presales apart. */
const actId = (event: IndexedEvent<unknown>, kind: PresaleActionKind) =>
  `${transactionId(event)}-${event.address.slice(2, 12)}${kind === 'slotsSet' ? '' : '-f'}`

const actRead = (event: IndexedEvent<unknown>, kind: PresaleActionKind): RowKey => ({
  table: 'presaleAction',
  id: actId(event, kind),
})

/** One more of a list that is set in many events of one transaction. */
function countAct(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  presale: PresaleRow,
  kind: PresaleActionKind,
): RowWrite {
  const id = actId(event, kind)
  const before = rows.get('presaleAction', id)
  const { count } = before ? (JSON.parse(before.details) as { count: string }) : { count: '0' }
  return actionWrite(event, presale, kind, { count: Number(count) + 1 }, id)
}

/** The owner listed or unlisted a wallet. */
const slotSet: EventHandler<EventArgs<typeof presaleEventsAbi, 'SlotSet'>> = {
  reads: (event) => [
    presaleRead(event),
    ofAccount(event, 'presaleSlot', event.args.account),
    actRead(event, 'slotsSet'),
  ],
  writes: (event, rows) => {
    const { account, level, status } = event.args
    const presale = presaleRow(event, rows)
    const slot = slotWrite(event, slotRow(event, rows, account), {
      level: Number(level),
      status: Number(status),
      leaf: null,
    })
    return [
      presaleWrite(event, presale, { slotCount: presale.slotCount + slot.added }),
      slot.write,
      countAct(event, rows, presale, 'slotsSet'),
    ]
  },
}

/** A wallet of the Merkle list came on chain. */
const slotActivated: EventHandler<EventArgs<typeof presaleEventsAbi, 'SlotActivated'>> = {
  reads: (event) => [presaleRead(event), ofAccount(event, 'presaleSlot', event.args.account)],
  writes: (event, rows) => {
    const { account, index, level } = event.args
    const presale = presaleRow(event, rows)
    const slot = slotWrite(event, slotRow(event, rows, account), {
      level: Number(level),
      status: UNUSED,
      leaf: String(index),
    })
    return [presaleWrite(event, presale, { slotCount: presale.slotCount + slot.added }), slot.write]
  },
}

/** An unused slot changed hands. */
const slotMoved: EventHandler<EventArgs<typeof presaleEventsAbi, 'SlotMoved'>> = {
  reads: (event) => [
    presaleRead(event),
    ofAccount(event, 'presaleSlot', event.args.from),
    ofAccount(event, 'presaleSlot', event.args.to),
  ],
  writes: (event, rows) => {
    const { from, to, level } = event.args
    const presale = presaleRow(event, rows)
    const giver = slotWrite(event, slotRow(event, rows, from), { level: 0, status: MOVED })
    const taker = slotWrite(event, slotRow(event, rows, to), {
      level: Number(level),
      status: UNUSED,
      leaf: null,
    })
    return [
      presaleWrite(event, presale, { slotCount: presale.slotCount + giver.added + taker.added }),
      giver.write,
      taker.write,
    ]
  },
}

/** A place of the Merkle list was taken away before it came on chain. */
const leafRevoked: EventHandler<EventArgs<typeof presaleEventsAbi, 'LeafRevoked'>> = {
  reads: (event) => [presaleRead(event), actRead(event, 'leavesRevoked')],
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    return [presaleWrite(event, presale), countAct(event, rows, presale, 'leavesRevoked')]
  },
}

/** Handlers of whitelist slots. */
export const slots = { slotSet, slotActivated, slotMoved, leafRevoked }
