import { tokenId } from '@slipway/database/row-ids'
import type { launchPadEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import { eventId } from '../../store/row-ids.ts'
import { lowerCase } from '../../store/stored-values.ts'

/** Amounts in base units; zero ids stand for "none". */
export type LaunchPadLaunchedArgs = EventArgs<typeof launchPadEventsAbi, 'Launched'>

const ofToken = (event: IndexedEvent<{ token: Hex }>) => {
  const token = lowerCase(event.args.token)
  return {
    id: eventId(event),
    tokenId: tokenId(event.chainId, token),
    chainId: event.chainId,
    token,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  }
}

const launched: EventHandler<LaunchPadLaunchedArgs> = {
  reads: () => [],
  writes: (event) => {
    const { args } = event
    const isLocked = args.lockId !== 0n
    return [
      {
        table: 'tokenLaunch',
        row: {
          ...ofToken(event),
          owner: lowerCase(args.owner),
          pair: lowerCase(args.pair),
          quote: lowerCase(args.quote),
          tokenAmount: args.tokenAmount,
          quoteAmount: args.quoteAmount,
          liquidity: args.liquidity,
          lockId: isLocked ? String(args.lockId) : null,
          unlockAt: isLocked ? Number(args.unlockAt) : null,
          openingId: args.openingId === 0n ? null : String(args.openingId),
        },
      },
    ]
  },
}

const teamBuy: EventHandler<EventArgs<typeof launchPadEventsAbi, 'TeamBuy'>> = {
  reads: () => [],
  writes: (event) => [
    {
      table: 'tokenTeamBuy',
      row: {
        ...ofToken(event),
        account: lowerCase(event.args.to),
        quoteIn: event.args.quoteIn,
        tokensOut: event.args.tokensOut,
      },
    },
  ],
}

/** Handlers of the events of `LaunchPad`, for tokens of ours and foreign ones. */
export const launchPad = { launched, teamBuy }
