import type { Columns, RowOf } from '../columns/column-kind.ts'
import { indexedTable } from '../columns/index-schema.ts'

/** One offer of a whitelist slot. `id` = `<chainId>-<market>-<saleId>`. */
export const slotOfferColumns = {
  id: 'id',
  presaleId: 'text',
  chainId: 'int',
  market: 'address',
  /** number of the offer in its market, from 1 on */
  saleId: 'int',
  presale: 'address',
  seller: 'address',
  buyer: 'address?',
  /** tier of the slot when it was offered */
  level: 'int',
  /** 1 open, 2 sold, 3 canceled; an open one past `expiresAt` is void */
  status: 'int',
  /** wei of the native currency */
  priceWei: 'uint256',
  /** unix seconds after which it is void */
  expiresAt: 'seconds',
  createdAt: 'seconds',
  blockNumber: 'int',
  txHash: 'hex',
  /** when it was sold or canceled */
  closedAt: 'seconds?',
  closedTxHash: 'hex?',
} as const satisfies Columns

export type SlotOfferRow = RowOf<typeof slotOfferColumns>

export const slotOffer = indexedTable('slot_offer', slotOfferColumns)
