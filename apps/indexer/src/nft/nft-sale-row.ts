import type {
  NftSaleAccountRow,
  NftSaleEventKind,
  NftSaleEventRow,
  NftSaleRow,
} from '@slipway/database/nft/indexed'
import { nftSaleId } from '@slipway/database/row-ids'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { eventId } from '../store/row-ids.ts'
import { lowerCase } from '../store/stored-values.ts'

/** Id of the row of the sale that emitted the event. */
export const saleIdOf = ({ chainId, address }: { chainId: number; address: Hex }): string =>
  nftSaleId(chainId, address)

/** The row of the sale that emitted the event. */
export const saleRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'nftSale',
  id: saleIdOf(event),
})

/** @throws {ImpossibleEventError} when the sale was never announced */
export function saleRow(event: IndexedEvent<unknown>, rows: RowReader): NftSaleRow {
  const row = rows.get('nftSale', saleIdOf(event))
  if (!row) throw new ImpossibleEventError(event, `NFT sale ${event.address} was never announced`)
  return row
}

/** The sale's row after a change. */
export const saleWrite = (
  event: IndexedEvent<unknown>,
  row: NftSaleRow,
  change: Partial<NftSaleRow>,
): RowWrite => ({
  table: 'nftSale',
  row: { ...row, ...change, updatedAt: event.timestamp, updatedBlock: event.blockNumber },
})

/** What an entry of the history says beside kind, place and time. */
export type NftSaleAct = Partial<
  Pick<NftSaleEventRow, 'account' | 'amount' | 'firstId' | 'quantity' | 'phase' | 'detail'>
>

/** One entry of a sale's history. */
export const actWrite = (
  event: IndexedEvent<unknown>,
  { id, address }: Pick<NftSaleRow, 'id' | 'address'>,
  kind: NftSaleEventKind,
  act: NftSaleAct = {},
): RowWrite => ({
  table: 'nftSaleEvent',
  row: {
    id: eventId(event),
    saleId: id,
    chainId: event.chainId,
    sale: address,
    kind,
    actor: event.sender,
    account: act.account ?? null,
    amount: act.amount ?? null,
    firstId: act.firstId ?? null,
    quantity: act.quantity ?? null,
    phase: act.phase ?? null,
    detail: act.detail ?? null,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})

/** What an address has in the sale that emitted the event. */
export const accountRead = (event: IndexedEvent<unknown>, account: Hex): RowKey => ({
  table: 'nftSaleAccount',
  id: `${saleIdOf(event)}-${lowerCase(account)}`,
})

const nothingYet = {
  number: null,
  inviter: null,
  minted: 0,
  given: 0,
  spent: 0n,
  held: 0,
  invitees: 0,
  rewardEarned: 0n,
  rewardSettled: 0n,
  rewardPaid: 0n,
  rewardDueAt: null,
} as const satisfies Partial<NftSaleAccountRow>

/** An address's row as it is, or as it begins. */
export function accountRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): NftSaleAccountRow {
  const { id } = accountRead(event, account)
  return (
    rows.get('nftSaleAccount', id) ?? {
      id,
      saleId: saleIdOf(event),
      chainId: event.chainId,
      sale: event.address,
      account: lowerCase(account),
      ...nothingYet,
      firstAt: event.timestamp,
      updatedAt: event.timestamp,
    }
  )
}

/** An address's row after a change. */
export const accountWrite = (
  event: IndexedEvent<unknown>,
  row: NftSaleAccountRow,
  change: Partial<NftSaleAccountRow>,
): RowWrite => ({
  table: 'nftSaleAccount',
  row: { ...row, ...change, updatedAt: event.timestamp },
})
