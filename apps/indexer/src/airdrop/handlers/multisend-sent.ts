import type { multisendEventsAbi } from '@slipway/deployments/events'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import { eventId } from '../../store/row-ids.ts'
import { lowerCase } from '../../store/stored-values.ts'

type SentArgs = EventArgs<typeof multisendEventsAbi, 'Sent'>

/** A call that belongs to no list is a list of its own. */
function listRowId(event: IndexedEvent<SentArgs>): string {
  const { sender, asset, listId } = event.args
  if (listId === 0n) return eventId(event)
  return `${event.chainId}-${event.address}-${lowerCase(sender)}-${lowerCase(asset)}-${listId}`
}

const sent: EventHandler<SentArgs> = {
  reads: (event) => [{ table: 'multisendList', id: listRowId(event) }],
  writes: (event, rows) => {
    const { args, chainId } = event
    const id = listRowId(event)
    const before = rows.get('multisendList', id)
    const recipients = Number(args.recipients)
    const told = {
      chainId,
      contract: event.address,
      sender: lowerCase(args.sender),
      asset: lowerCase(args.asset),
      listId: String(args.listId),
      blockNumber: event.blockNumber,
      txHash: event.txHash,
    }
    return [
      {
        table: 'multisend',
        row: {
          id: eventId(event),
          ...told,
          listRowId: id,
          batch: String(args.number),
          recipients,
          total: args.total,
          createdAt: event.timestamp,
        },
      },
      {
        table: 'multisendList',
        row: {
          id,
          ...told,
          batches: (before?.batches ?? 0) + 1,
          recipients: (before?.recipients ?? 0) + recipients,
          total: (before?.total ?? 0n) + args.total,
          firstAt: before?.firstAt ?? event.timestamp,
          updatedAt: event.timestamp,
        },
      },
    ]
  },
}

/** Many were sent to in one call: the call, and the sums of its list. */
export const multisendSent = counting(sent, ({ args }) => ({
  act: {
    kind: 'sent',
    account: lowerCase(args.sender),
    asset: lowerCase(args.asset),
    amount: args.total,
  },
}))
