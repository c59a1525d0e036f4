import { ofTokenId } from '@slipway/database/row-ids'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, termsWrites, totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

const entryId = (event: IndexedEvent<{ account: Hex }>) =>
  ofTokenId(event.chainId, event.address, lowerCase(event.args.account))

const reads = (event: IndexedEvent<{ account: Hex }>): RowKey[] => [
  emitterRead(event),
  totalsRead(event),
  { table: 'tokenBlacklist', id: entryId(event) },
]

/** Changes an account's entry; the counts move only when that changes something. */
function entryWrites(
  event: IndexedEvent<{ account: Hex }>,
  rows: RowReader,
  change: { listed?: boolean; killed?: boolean; frozen?: bigint },
): RowWrite[] {
  const id = entryId(event)
  const before = rows.get('tokenBlacklist', id) ?? { listed: false, killed: false, frozen: 0n }
  const totals = totalsRow(event, rows)
  const { listed, killed, frozen } = { ...before, ...change }
  return [
    {
      table: 'tokenBlacklist',
      row: {
        id,
        tokenId: emitterRead(event).id,
        chainId: event.chainId,
        token: event.address,
        account: lowerCase(event.args.account),
        listed,
        killed,
        frozen,
        updatedAt: event.timestamp,
      },
    },
    {
      table: 'tokenTotals',
      row: {
        ...totals,
        blacklisted: totals.blacklisted + Number(listed) - Number(before.listed),
        killed: totals.killed + Number(killed) - Number(before.killed),
      },
    },
  ]
}

/** Taking an account off the list frees it from the kill blocks as well. */
const blacklistSet: EventHandler<EventArgs<typeof tokenEventsAbi, 'BlacklistSet'>> = {
  reads,
  writes: (event, rows) => [
    ...entryWrites(
      event,
      rows,
      event.args.listed ? { listed: true } : { listed: false, killed: false, frozen: 0n },
    ),
    ...termsWrites(event, rows, {
      kind: event.args.listed ? 'blacklisted' : 'unblacklisted',
      facts: { account: lowerCase(event.args.account) },
    }),
  ],
}

/** Nobody acted: the token caught a buyer of its first blocks, and what it bought stays where it is. */
const buyerKilled: EventHandler<EventArgs<typeof tokenEventsAbi, 'BuyerKilled'>> = {
  reads,
  writes: (event, rows) => {
    const before = rows.get('tokenBlacklist', entryId(event))?.frozen ?? 0n
    return entryWrites(event, rows, { killed: true, frozen: before + event.args.amount })
  },
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
