import { accountId, chainRowId } from '@slipway/database/row-ids'
import { type ActKind, KEPT_ACTS, type PlatformActRow } from '@slipway/database/stats/indexed'
import type { EventHandler, Hex, IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { countPlatform, type PlatformChange, platformReads } from './platform-rows.ts'

/** Something that an account did, as the platform counts and shows it. Addresses are lower-case. */
export interface Act {
  kind: ActKind
  /** in whose name it was done */
  account: Hex
  /** the contract that it is about; left out: the one that told it */
  subject?: Hex
  lockId?: string
  asset?: Hex
  amount?: bigint
}

/** What an event counts for beside what its handler writes. */
export interface Counted {
  /** undefined: it is no act, and only changes figures */
  act?: Act
  change?: PlatformChange
}

type CountOf<Args> = (event: IndexedEvent<Args>, rows: RowReader) => Counted | undefined

const actsBefore = (event: IndexedEvent<unknown>, rows: RowReader): number =>
  rows.get('platformChain', chainRowId(event.chainId))?.acts ?? 0

const placeOf = (chainId: number, number: number): string => `${chainId}-${number % KEPT_ACTS}`

const accountKey = (event: IndexedEvent<unknown>, act: Act): RowKey => ({
  table: 'platformAccount',
  id: accountId(event.chainId, act.account),
})

function actReads(event: IndexedEvent<unknown>, rows: RowReader, act: Act): RowKey[] {
  const number = actsBefore(event, rows) + 1
  return [{ table: 'platformAct', id: placeOf(event.chainId, number) }, accountKey(event, act)]
}

function accountAfter(event: IndexedEvent<unknown>, rows: RowReader, act: Act) {
  const { id } = accountKey(event, act)
  const before = rows.get('platformAccount', id)
  const isContribution = act.kind === 'contributed'
  const contributions = before?.contributions ?? 0
  return {
    newUsers: before ? 0 : 1,
    newContributors: isContribution && contributions === 0 ? 1 : 0,
    row: {
      id,
      chainId: event.chainId,
      account: act.account,
      acts: (before?.acts ?? 0) + 1,
      contributions: contributions + Number(isContribution),
      firstAt: before?.firstAt ?? event.timestamp,
    },
  }
}

const actRow = (event: IndexedEvent<unknown>, number: number, act: Act): PlatformActRow => ({
  id: placeOf(event.chainId, number),
  chainId: event.chainId,
  number,
  kind: act.kind,
  subject: act.subject ?? event.address,
  lockId: act.lockId ?? null,
  account: act.account,
  asset: act.asset ?? null,
  amount: act.amount ?? null,
  createdAt: event.timestamp,
  blockNumber: event.blockNumber,
  txHash: event.txHash,
})

const isPlatformRow = ({ table }: RowWrite) => table === 'platformChain' || table === 'platformDay'

/** The rows as a handler left them. */
const rowsAfter = (rows: RowReader, writes: readonly RowWrite[]): RowReader => ({
  get: (table, id) => {
    const written = writes.find((write) => write.table === table && write.row.id === id)
    return (written?.row as ReturnType<typeof rows.get<typeof table>>) ?? rows.get(table, id)
  },
})

function countWrites(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  { act, change = {} }: Counted,
): RowWrite[] {
  if (!act) return countPlatform(event, rows, change)
  const { row, newUsers, newContributors } = accountAfter(event, rows, act)
  const number = actsBefore(event, rows) + 1
  return [
    { table: 'platformAct', row: actRow(event, number, act) },
    { table: 'platformAccount', row },
    ...countPlatform(event, rows, { ...change, acts: 1, newUsers, newContributors }),
  ]
}

/**
 * Lets an event count for the platform beside what its handler does: the newest acts, the accounts that acted, and the
 * figures of chain and day.
 *
 * @param countOf what it counts for, from the event and the rows that `handler.reads` names; undefined: for nothing
 */
export const counting = <Args>(
  handler: EventHandler<Args>,
  countOf: CountOf<Args>,
): EventHandler<Args> => ({
  reads: (event) => [...handler.reads(event), ...platformReads(event)],
  readsNext: (event, rows) => {
    const act = countOf(event, rows)?.act
    return [...(handler.readsNext?.(event, rows) ?? []), ...(act ? actReads(event, rows, act) : [])]
  },
  writes: (event, rows) => {
    const own = handler.writes(event, rows)
    const counted = countOf(event, rows)
    if (!counted) return own
    const others = own.filter((write) => !isPlatformRow(write))
    return [...others, ...countWrites(event, rowsAfter(rows, own), counted)]
  },
})
