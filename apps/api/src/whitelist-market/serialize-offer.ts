import { type SlotOfferRow, slotOfferColumns } from '@slipway/database/whitelist-market/indexed'
import { type JsonShape, jsonObject, jsonOf, jsonOfColumns } from '../database/json-sql.ts'
import { showAddress } from '../http/fields.ts'
import { ownJson, summaryShape } from '../presale/serialize-presale-summary.ts'
import type { SlotOffer } from './schemas.ts'

/** Open, sold, canceled: the numbers on chain. */
export const OPEN = 1
export const SOLD = 2
export const CANCELED = 3

/** The status by the clock: an open offer is void after `expires_at`. */
const STATUS = `CASE WHEN o.status = ${SOLD} THEN 'sold' WHEN o.status = ${CANCELED} THEN 'canceled' WHEN clock.now > o.expires_at THEN 'expired' ELSE 'open' END`

/**
 * Whether a buyer without a slot would get it: the slot is the seller's, unused and what was offered, slots may change
 * hands, and listed wallets still have an advantage.
 */
const IS_FILLABLE = `(o.status = ${OPEN} AND clock.now <= o.expires_at AND s.status = 1 AND s.level = o.level AND p.slot_transfer
    AND p.pool_status = 0 AND clock.now < p.end_time
    AND (p.whitelist_mode = 2 OR (p.whitelist_mode = 1 AND clock.now < p.start_time + p.t1_seconds + p.t2_seconds)))`

const { status, kind, token, info } = summaryShape
const presaleFacts: JsonShape<SlotOffer['presaleFacts']> = {
  ...{ status, kind, token },
  ...ownJson(
    'currency',
    'startTime',
    'endTime',
    'whitelistMode',
    't1Seconds',
    't2Seconds',
    'maxCurrency',
    'presaleRate',
  ),
  info,
}

const { presaleId: _presaleId, ...offer } = jsonOfColumns(slotOfferColumns, 'o')

/** An offer `o` as lists and its page show it, out of its slot `s`, its presale `p` and what is joined to that. */
export const offerShape: JsonShape<SlotOffer> = {
  ...offer,
  status: jsonOf('word', STATUS),
  isFillable: jsonOf('bool', `coalesce(${IS_FILLABLE}, false)`),
  presaleFacts: jsonObject(presaleFacts),
}

/** One sold slot: buyer and time are there as soon as it is sold. */
export const serializePrice = (row: SlotOfferRow) => ({
  saleId: row.saleId,
  priceWei: String(row.priceWei),
  level: row.level,
  seller: showAddress(row.seller),
  buyer: showAddress(row.buyer ?? row.seller),
  soldAt: row.closedAt ?? row.createdAt,
  txHash: row.closedTxHash ?? row.txHash,
})
