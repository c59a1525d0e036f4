import type { SlotOfferRow } from '@slipway/database/whitelist/indexed'
import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { showAddress } from '../../http/fields.ts'
import { type JoinedPresale, serializeSoldToken, serializeStatus } from '../serialize-presale.ts'
import type { OfferStatus } from './schemas.ts'

/** An offer with what other tables and the clock say about it. */
export interface JoinedOffer {
  offer: SlotOfferRow
  status: OfferStatus
  isFillable: boolean
  presale: JoinedPresale
}

function serializePresale(presale: JoinedPresale) {
  const { row } = presale
  return {
    status: serializeStatus(presale),
    kind: kindOfTemplate(row.templateId) ?? 'normal',
    token: serializeSoldToken(presale),
    currency: showAddress(row.currency),
    startTime: row.startTime,
    endTime: row.endTime,
    whitelistMode: row.whitelistMode,
    t1Seconds: row.t1Seconds,
    t2Seconds: row.t2Seconds,
    maxCurrency: String(row.maxCurrency),
    presaleRate: String(row.presaleRate),
    info: presale.info,
  }
}

/** An offer as lists and its page show it. */
export const serializeOffer = ({ offer, status, isFillable, presale }: JoinedOffer) => ({
  id: offer.id,
  chainId: offer.chainId,
  market: showAddress(offer.market),
  saleId: offer.saleId,
  presale: showAddress(offer.presale),
  seller: showAddress(offer.seller),
  buyer: offer.buyer && showAddress(offer.buyer),
  level: offer.level,
  status,
  isFillable,
  priceWei: String(offer.priceWei),
  expiresAt: offer.expiresAt,
  createdAt: offer.createdAt,
  blockNumber: offer.blockNumber,
  txHash: offer.txHash,
  closedAt: offer.closedAt,
  closedTxHash: offer.closedTxHash,
  presaleFacts: serializePresale(presale),
})

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
