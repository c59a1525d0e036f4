import { presaleId } from '@slipway/database/row-ids'
import type { ReadDatabase } from '../database/read-database.ts'
import type { DatedDue, NowOf } from '../portfolio/due-parts.ts'
import { collectionDues, lockDues, poolDues, slotDues } from '../portfolio/find-other-dues.ts'
import { findPresaleDues } from '../portfolio/find-presale-dues.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Due } from '../portfolio/schemas.ts'
import type { PresaleMoments } from './read-presale-moments.ts'
import type { Notification } from './schemas.ts'
import { datePresaleDue } from './tell-presales.ts'

/** @param part what makes it another one than the one before it about the same thing */
const tell = ({ due, since }: DatedDue, of: string, part = ''): Notification => ({
  ...due,
  id: `${due.kind}:${of}${part}`,
  isDue: true,
  at: since,
})

const presaleIdOf = ({ chainId, address }: Due) => presaleId(chainId, address)

/** What an address can do now (`DUE_KINDS`), each with since when. */
export async function tellDues(
  database: ReadDatabase,
  lists: DueLists,
  moments: ReadonlyMap<string, PresaleMoments>,
  nowOf: NowOf,
): Promise<Notification[]> {
  const { presales, slots, pools, locks, rewarded, inviterDues } = lists
  const ownPresales = new Map(presales.items.map((own) => [own.presale.id, own]))
  const presaleDues = await findPresaleDues(database, presales.items, nowOf)
  return [
    ...[...presaleDues, ...inviterDues.map((due) => ({ due, since: undefined }))].map(
      ({ due, since }) => {
        const id = presaleIdOf(due)
        const own = ownPresales.get(id)
        // What is released after a claim is a debt of its own.
        const part = since === undefined ? '' : `:${own?.account.claims ?? 0}`
        return tell({ due, since: since ?? datePresaleDue(due, moments.get(id), own) }, id, part)
      },
    ),
    ...locks.shown.flatMap((lock) =>
      lockDues(lock, nowOf).map((one) => tell(one, lock.row.id, `:${lock.row.shrinkings}`)),
    ),
    ...pools.items.flatMap((own) => poolDues(own, nowOf).map((one) => tell(one, own.pool.id))),
    ...rewarded.items.flatMap((own) => collectionDues(own).map((one) => tell(one, own.sale.id))),
    ...slots.items.flatMap((own) => slotDues(own, nowOf).map((one) => tell(one, own.presale.id))),
  ]
}
