import type {
  AirdropAccountRow,
  AirdropEventKind,
  AirdropEventRow,
  AirdropRow,
} from '@slipway/database/airdrop/indexed'
import { airdropId } from '@slipway/database/row-ids'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { eventId } from '../store/row-ids.ts'
import { lowerCase } from '../store/stored-values.ts'

const ownId = (event: IndexedEvent<unknown>) => airdropId(event.chainId, event.address)

/** Id of what the airdrop that emitted the event has once for an account or an entry. */
export const ofAirdropId = (event: IndexedEvent<unknown>, what: string): string =>
  `${ownId(event)}-${what}`

/** The row of the airdrop that emitted the event. */
export const airdropRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'airdrop',
  id: ownId(event),
})

/** @throws {ImpossibleEventError} when the airdrop was never announced */
export function airdropRow(event: IndexedEvent<unknown>, rows: RowReader): AirdropRow {
  const row = rows.get('airdrop', ownId(event))
  if (!row) throw new ImpossibleEventError(event, `airdrop ${event.address} was never announced`)
  return row
}

/** The airdrop's row after a change. */
export const airdropWrite = (
  event: IndexedEvent<unknown>,
  row: AirdropRow,
  change: Partial<AirdropRow>,
): RowWrite => ({
  table: 'airdrop',
  row: { ...row, ...change, updatedAt: event.timestamp, updatedBlock: event.blockNumber },
})

/** What an entry of the history says beside kind, place and time. */
export type AirdropAct = Partial<
  Pick<AirdropEventRow, 'account' | 'token' | 'amount' | 'received' | 'position'>
>

/** One entry of an airdrop's history. */
export const actWrite = (
  event: IndexedEvent<unknown>,
  { id, address }: Pick<AirdropRow, 'id' | 'address'>,
  kind: AirdropEventKind,
  act: AirdropAct = {},
): RowWrite => ({
  table: 'airdropEvent',
  row: {
    id: eventId(event),
    airdropId: id,
    chainId: event.chainId,
    airdrop: address,
    kind,
    actor: event.sender,
    account: act.account ?? null,
    token: act.token ?? null,
    amount: act.amount ?? null,
    received: act.received ?? null,
    position: act.position ?? null,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})

/** What an account has in the airdrop that emitted the event. */
export const accountRead = (event: IndexedEvent<unknown>, account: Hex): RowKey => ({
  table: 'airdropAccount',
  id: ofAirdropId(event, lowerCase(account)),
})

/** An account's row after one more payment, and whether it is its first. */
export function paidAccount(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
  added: { received: bigint; paid: bigint },
): { row: AirdropAccountRow; isFirst: boolean } {
  const { id } = accountRead(event, account)
  const before = rows.get('airdropAccount', id)
  const row: AirdropAccountRow = {
    id,
    airdropId: ownId(event),
    chainId: event.chainId,
    airdrop: event.address,
    account: lowerCase(account),
    received: (before?.received ?? 0n) + added.received,
    paid: (before?.paid ?? 0n) + added.paid,
    payments: (before?.payments ?? 0) + 1,
    firstAt: before?.firstAt ?? event.timestamp,
    updatedAt: event.timestamp,
  }
  return { row, isFirst: before === undefined }
}
