import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { ofTokenId } from '../../store/row-ids.ts'
import { termsHandler, termsWrites, totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead, lowerCase } from '../token-row.ts'

const entryId = (event: IndexedEvent<{ account: Hex }>) =>
  ofTokenId(event.chainId, event.address, lowerCase(event.args.account))

const reads = (event: IndexedEvent<{ account: Hex }>): RowKey[] => [
  emitterRead(event),
  totalsRead(event),
  { table: 'tokenBlacklist', id: entryId(event) },
]

/** Puts an account on the list or takes it off; the count moves only when that changes something. */
function listWrites(
  event: IndexedEvent<{ account: Hex }>,
  rows: RowReader,
  change: { listed: boolean; killed: boolean },
): RowWrite[] {
  const id = entryId(event)
  const before = rows.get('tokenBlacklist', id)
  const totals = totalsRow(event, rows)
  const wasKilled = before?.killed ?? false
  return [
    {
      table: 'tokenBlacklist',
      row: {
        id,
        tokenId: emitterRead(event).id,
        chainId: event.chainId,
        token: event.address,
        account: lowerCase(event.args.account),
        listed: change.listed,
        killed: wasKilled || change.killed,
        updatedAt: event.timestamp,
      },
    },
    {
      table: 'tokenTotals',
      row: {
        ...totals,
        blacklisted: totals.blacklisted + Number(change.listed) - Number(before?.listed ?? false),
        killed: totals.killed + Number(change.killed && !wasKilled),
      },
    },
  ]
}

const blacklistSet: EventHandler<{ account: Hex; listed: boolean }> = {
  reads,
  writes: (event, rows) => [
    ...listWrites(event, rows, { listed: event.args.listed, killed: false }),
    ...termsWrites(event, rows, {
      kind: event.args.listed ? 'blacklisted' : 'unblacklisted',
      facts: { account: lowerCase(event.args.account) },
    }),
  ],
}

/** Nobody acted: the token put a buyer of its first blocks on the list. */
const buyerKilled: EventHandler<{ account: Hex }> = {
  reads,
  writes: (event, rows) => listWrites(event, rows, { listed: true, killed: true }),
}

/** Handlers of the events about the blacklist of accounts. */
export const blacklist = {
  blacklistSet,
  buyerKilled,
  blacklistDisabled: termsHandler<unknown>(() => ({
    kind: 'blacklistDisabled',
    terms: { blacklist: false },
  })),
}
