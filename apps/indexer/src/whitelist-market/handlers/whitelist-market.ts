import { presaleId } from '@slipway/database/row-ids'
import type { SlotOfferRow } from '@slipway/database/whitelist-market/indexed'
import {
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import type { RowKey, RowReader } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'

interface OfOffer {
  saleId: bigint
}

const OPEN = 1
const SOLD = 2
const CANCELED = 3

const offerId = (event: IndexedEvent<OfOffer>) =>
  `${event.chainId}-${event.address}-${event.args.saleId}`

const offerKey = (event: IndexedEvent<OfOffer>): RowKey => ({
  table: 'slotOffer',
  id: offerId(event),
})

const offered: EventHandler<
  OfOffer & { presale: Hex; owner: Hex; level: bigint; price: bigint; expired: bigint }
> = {
  reads: (event) => [offerKey(event)],
  writes: (event) => {
    const { args, chainId } = event
    const presale = lowerCase(args.presale)
    return [
      {
        table: 'slotOffer',
        row: {
          id: offerId(event),
          presaleId: presaleId(chainId, presale),
          chainId,
          market: event.address,
          saleId: Number(args.saleId),
          presale,
          seller: lowerCase(args.owner),
          buyer: null,
          level: Number(args.level),
          status: OPEN,
          priceWei: args.price,
          expiresAt: Number(args.expired),
          createdAt: event.timestamp,
          blockNumber: event.blockNumber,
          txHash: event.txHash,
          closedAt: null,
          closedTxHash: null,
        },
      },
    ]
  },
}

function closeOffer<Args extends OfOffer>(
  change: (args: Args) => Partial<SlotOfferRow>,
): EventHandler<Args> {
  return {
    reads: (event) => [offerKey(event)],
    writes: (event, rows: RowReader) => {
      const offer = rows.get('slotOffer', offerId(event))
      if (!offer) {
        throw new ImpossibleEventError(event, `offer ${event.args.saleId} was never made`)
      }
      const closed = { closedAt: event.timestamp, closedTxHash: event.txHash }
      return [{ table: 'slotOffer', row: { ...offer, ...change(event.args), ...closed } }]
    },
  }
}

/** Handlers of the events of `WhitelistMarket`. */
export const whitelistMarket = {
  offered,
  offerCanceled: closeOffer(() => ({ status: CANCELED })),
  sold: closeOffer<OfOffer & { buyer: Hex }>(({ buyer }) => ({
    status: SOLD,
    buyer: lowerCase(buyer),
  })),
}
