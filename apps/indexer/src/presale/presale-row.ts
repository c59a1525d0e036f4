import type { PresaleActionKind, PresaleRow } from '@slipway/database/presale/indexed'
import type { PresaleCurrencyRow } from '@slipway/database/presale/indexed-factory'
import { ofPresaleId, presaleId } from '@slipway/database/row-ids'
import { presaleTemplateIds } from '@slipway/sdk/platform/presale-kinds'
import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import {
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { dayOf, eventId } from '../store/row-ids.ts'
import { lowerCase, textsOf } from '../store/stored-values.ts'

const BPS = 10_000n

/** The row of the presale that emitted the event. */
export const presaleRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'presale',
  id: presaleId(event.chainId, event.address),
})

/** @throws {ImpossibleEventError} when the presale was never announced */
export function presaleRow(event: IndexedEvent<unknown>, rows: RowReader): PresaleRow {
  const row = rows.get('presale', presaleId(event.chainId, event.address))
  if (!row) throw new ImpossibleEventError(event, `presale ${event.address} was never announced`)
  return row
}

/** The presale's row after a change. */
export const presaleWrite = (
  event: IndexedEvent<unknown>,
  row: PresaleRow,
  change: Partial<PresaleRow> = {},
): RowWrite => ({
  table: 'presale',
  row: { ...row, ...change, updatedAt: event.timestamp, updatedBlock: event.blockNumber },
})

/** What follows from a presale's new total. */
export function totalChange(
  row: PresaleRow,
  total: bigint,
  { timestamp }: IndexedEvent<unknown>,
): Partial<PresaleRow> {
  const isCapped = row.templateId === presaleTemplateIds.fair && total > row.hardCap
  return {
    total,
    accepted: isCapped ? row.hardCap : total,
    progressBps: Number((total * BPS) / row.hardCap),
    filledAt: total < row.hardCap ? null : (row.filledAt ?? timestamp),
    isSoftCapReached: reachesSoftCap(
      row.templateId === presaleTemplateIds.fair ? 'fair' : 'other',
      row,
      total,
    ),
  }
}

/** One entry of a presale's history. */
export const actionWrite = (
  event: IndexedEvent<unknown>,
  presale: Pick<PresaleRow, 'id' | 'address'>,
  kind: PresaleActionKind,
  details: Readonly<Record<string, bigint | number | string | boolean>> = {},
  id = eventId(event),
): RowWrite => ({
  table: 'presaleAction',
  row: {
    id,
    presaleId: presale.id,
    chainId: event.chainId,
    presale: presale.address,
    kind,
    actor: event.sender,
    details: textsOf(details),
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})

/** What a wallet has in the presale that emitted the event. */
export const ofAccount = (
  event: IndexedEvent<unknown>,
  table: 'presaleAccount' | 'presaleSlot',
  account: Hex,
): RowKey => ({ table, id: ofPresaleId(event.chainId, event.address, lowerCase(account)) })

const currencyKeys = (event: IndexedEvent<unknown>, currency: Hex) => ({
  ever: `${event.chainId}-${currency}`,
  day: `${event.chainId}-${currency}-${dayOf(event.timestamp)}`,
})

/** Statistics of a currency on the event's network, ever and on its UTC day. */
export function currencyReads(event: IndexedEvent<unknown>, currency: Hex): RowKey[] {
  const { ever, day } = currencyKeys(event, currency)
  return [
    { table: 'presaleCurrency', id: ever },
    { table: 'presaleCurrencyDay', id: day },
  ]
}

type CurrencyCounts = Omit<PresaleCurrencyRow, 'id' | 'chainId' | 'currency'>

const addCounts = (
  before: CurrencyCounts | undefined,
  change: Partial<CurrencyCounts>,
): CurrencyCounts => ({
  presales: (before?.presales ?? 0) + (change.presales ?? 0),
  finished: (before?.finished ?? 0) + (change.finished ?? 0),
  canceled: (before?.canceled ?? 0) + (change.canceled ?? 0),
  contributed: (before?.contributed ?? 0n) + (change.contributed ?? 0n),
  refunded: (before?.refunded ?? 0n) + (change.refunded ?? 0n),
  raised: (before?.raised ?? 0n) + (change.raised ?? 0n),
})

/** Adds to the statistics of a currency. */
export function countCurrency(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  currency: Hex,
  change: Partial<CurrencyCounts>,
): RowWrite[] {
  const { chainId, timestamp } = event
  const { ever, day } = currencyKeys(event, currency)
  const of = { chainId, currency }
  return [
    {
      table: 'presaleCurrency',
      row: { id: ever, ...of, ...addCounts(rows.get('presaleCurrency', ever), change) },
    },
    {
      table: 'presaleCurrencyDay',
      row: {
        id: day,
        ...of,
        day: dayOf(timestamp),
        ...addCounts(rows.get('presaleCurrencyDay', day), change),
      },
    },
  ]
}

/** An act that changes the presale's row and stands in its history. */
export const actHandler = <Args>(
  kind: PresaleActionKind,
  detailsOf: (args: Args) => Readonly<Record<string, bigint | number | string | boolean>>,
  change: (args: Args, presale: PresaleRow) => Partial<PresaleRow> = () => ({}),
): EventHandler<Args> => ({
  reads: (event) => [presaleRead(event)],
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    return [
      presaleWrite(event, presale, change(event.args, presale)),
      actionWrite(event, presale, kind, detailsOf(event.args)),
    ]
  },
})
