import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { eventId } from '../../store/row-ids.ts'
import { totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

/** Base units of the token, of the quote currency and of the dividend currency. */
export type SwappedBackArgs = EventArgs<typeof tokenEventsAbi, 'SwappedBack'>

/** Collected tax was turned into what it is for. */
export const swappedBack: EventHandler<SwappedBackArgs> = {
  reads: (event) => [totalsRead(event)],
  writes: (event, rows) => {
    const { args } = event
    const totals = totalsRow(event, rows)
    return [
      {
        table: 'tokenSwapBack',
        row: {
          id: eventId(event),
          tokenId: emitterRead(event).id,
          chainId: event.chainId,
          token: event.address,
          soldTokens: args.soldTokens,
          burnedTokens: args.burnedTokens,
          liquidityTokens: args.liquidityTokens,
          liquidityQuote: args.liquidityQuote,
          marketingQuote: args.marketingQuote,
          dividendAmount: args.dividendAmount,
          createdAt: event.timestamp,
          blockNumber: event.blockNumber,
          txHash: event.txHash,
        },
      },
      {
        table: 'tokenTotals',
        row: {
          ...totals,
          swapBacks: totals.swapBacks + 1,
          soldTokens: totals.soldTokens + args.soldTokens,
          burnedTokens: totals.burnedTokens + args.burnedTokens,
          liquidityTokens: totals.liquidityTokens + args.liquidityTokens,
          liquidityQuote: totals.liquidityQuote + args.liquidityQuote,
          marketingQuote: totals.marketingQuote + args.marketingQuote,
          dividendAmount: totals.dividendAmount + args.dividendAmount,
        },
      },
    ]
  },
}
