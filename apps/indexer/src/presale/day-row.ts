import type { PresaleDayRow, PresaleRow } from '@slipway/database/presale/indexed'
import { ofPresaleId } from '@slipway/database/row-ids'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { dayOf } from '../store/row-ids.ts'

const idOf = (event: IndexedEvent<unknown>) =>
  ofPresaleId(event.chainId, event.address, String(dayOf(event.timestamp)))

/** The event's UTC day of the presale that emitted it. */
export const dayRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'presaleDay',
  id: idOf(event),
})

type Counted = Partial<
  Pick<PresaleDayRow, 'contributed' | 'refunded' | 'contributions' | 'refunds' | 'claimedTokens'>
>

/**
 * Adds to the day.
 *
 * @param after the presale's totals after the event
 */
export function countDay(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  after: Pick<PresaleRow, 'id' | 'total' | 'userCount'>,
  change: Counted,
): RowWrite {
  const before = rows.get('presaleDay', idOf(event))
  return {
    table: 'presaleDay',
    row: {
      id: idOf(event),
      presaleId: after.id,
      chainId: event.chainId,
      presale: event.address,
      day: dayOf(event.timestamp),
      contributed: (before?.contributed ?? 0n) + (change.contributed ?? 0n),
      refunded: (before?.refunded ?? 0n) + (change.refunded ?? 0n),
      contributions: (before?.contributions ?? 0) + (change.contributions ?? 0),
      refunds: (before?.refunds ?? 0) + (change.refunds ?? 0),
      claimedTokens: (before?.claimedTokens ?? 0n) + (change.claimedTokens ?? 0n),
      totalAtEnd: after.total,
      userCountAtEnd: after.userCount,
    },
  }
}
