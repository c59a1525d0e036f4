import { presaleId } from '@slipway/database/row-ids'
import type { ReadDatabase } from '../database/read-database.ts'
import type { JoinedLock } from '../lock/lock-source.ts'
import type { NowOf } from '../portfolio/due-parts.ts'
import { collectionDue, lockDues, poolDues, slotDues } from '../portfolio/find-other-dues.ts'
import { findPresaleDues } from '../portfolio/find-presale-dues.ts'
import type { DueLists } from '../portfolio/read-due-lists.ts'
import type { Due } from '../portfolio/schemas.ts'
import type { PresaleMoments } from './read-presale-moments.ts'
import type { Notification } from './schemas.ts'
import { datePresaleDue } from './tell-presales.ts'

/** @param part what makes it another one than the one before it about the same thing */
const tell = (due: Due, of: string, at: number, part = ''): Notification => ({
  ...due,
  id: `${due.kind}:${of}${part}`,
  isDue: true,
  at,
})

const presaleIdOf = ({ chainId, address }: Due) => presaleId(chainId, address)

/** From when on a lock has something to give; after a withdrawal, from that on. */
function releasedSince({ row }: JoinedLock, now: number): number {
  const since = Math.min(row.cliffAt ?? row.unlockAt, row.unlockAt)
  return Math.min(now, row.shrinkings > 0 ? Math.max(since, row.updatedAt) : since)
}

function tellPool(own: DueLists['pools']['items'][number], nowOf: NowOf): Notification[] {
  const { pool, account } = own
  const dates: Partial<Record<Due['kind'], number>> = {
    poolStake: Math.min(pool.endTime, nowOf(pool.chainId)),
    poolReward: Math.max(pool.startTime, account.updatedAt),
    poolRebate: account.updatedAt,
  }
  return poolDues(own, nowOf).map((due) => tell(due, pool.id, dates[due.kind] ?? 0))
}

/** What an address can do now (`DUE_KINDS`), each with since when. */
export async function tellDues(
  database: ReadDatabase,
  lists: DueLists,
  moments: ReadonlyMap<string, PresaleMoments>,
  nowOf: NowOf,
): Promise<Notification[]> {
  const { presales, slots, pools, locks, rewarded, inviterDues } = lists
  const ownPresales = new Map(presales.items.map((own) => [own.presale.id, own]))
  const presaleDues = [...(await findPresaleDues(database, presales.items, nowOf)), ...inviterDues]
  return [
    ...presaleDues.map((due) => {
      const id = presaleIdOf(due)
      const { at, part } = datePresaleDue(due, moments.get(id), ownPresales.get(id))
      return tell(due, id, at, part)
    }),
    ...locks.shown.flatMap((lock) =>
      lockDues(lock, nowOf).map((due) =>
        tell(
          due,
          lock.row.id,
          releasedSince(lock, nowOf(lock.row.chainId)),
          `:${lock.row.shrinkings}`,
        ),
      ),
    ),
    ...pools.items.flatMap((own) => tellPool(own, nowOf)),
    ...rewarded.items.map((own) => tell(collectionDue(own), own.sale.id, own.account.updatedAt)),
    ...slots.items.flatMap((own) =>
      slotDues(own).map((due) => tell(due, own.presale.id, own.presale.startTime)),
    ),
  ]
}
