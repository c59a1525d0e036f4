import type { NftSaleEventRow, NftSaleRow } from '@slipway/database/nft/indexed'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { transactionId } from '../store/row-ids.ts'
import { actWrite } from './nft-sale-row.ts'

export const OWNER_PHASE = 0
const LIST_PHASE = 1
const PUBLIC_PHASE = 2

/** How one NFT came to be: in which phase, and for how much. */
export interface Mint {
  phase: number
  price: bigint
}

/** The same by what stood fixed: a purchase of the public phase is told by its transfer alone. */
export function mintOf(sale: NftSaleRow, tokenId: bigint, timestamp: number): Mint {
  if (Number(tokenId) < sale.ownerUntil) return { phase: OWNER_PHASE, price: 0n }
  return timestamp < sale.publicStart
    ? { phase: LIST_PHASE, price: sale.listFee }
    : { phase: PUBLIC_PHASE, price: sale.mintFee }
}

const ofTransaction = (event: IndexedEvent<unknown>, account: string, phase: number) =>
  `${transactionId(event)}-${account}-${phase}`

const mintId = (event: IndexedEvent<unknown>, account: string, phase: number) =>
  `${ofTransaction(event, account, phase)}-${event.address}`

/** Entries that one transfer from nobody may belong to, one for each phase. */
export const mintReads = (event: IndexedEvent<unknown>, account: string): RowKey[] =>
  [OWNER_PHASE, LIST_PHASE, PUBLIC_PHASE].map((phase) => ({
    table: 'nftSaleEvent',
    id: mintId(event, account, phase),
  }))

/** Whether the transaction minted to the account before, in the same phase. */
export const isMintKnown = (
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: string,
  phase: number,
): boolean => rows.get('nftSaleEvent', mintId(event, account, phase)) !== undefined

/** The history's entry of a mint, with one more NFT. */
export function mintWrite(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  sale: NftSaleRow,
  { tokenId, account, mint }: { tokenId: bigint; account: `0x${string}`; mint: Mint },
): RowWrite {
  const id = mintId(event, account, mint.phase)
  const before = rows.get('nftSaleEvent', id)
  const { row } = actWrite(event, sale, 'minted', {
    account,
    amount: (before?.amount ?? 0n) + mint.price,
    firstId: before?.firstId ?? Number(tokenId),
    quantity: (before?.quantity ?? 0) + 1,
    phase: mint.phase,
  }) as { row: NftSaleEventRow }
  return { table: 'nftSaleEvent', row: { ...row, id } }
}
