import { type LockKind, locker } from '@slipway/database/lock/indexed'
import { asc, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'

const total = (column: SQLWrapper) => sql<string>`sum(${column})`

/** How many locks there are, by network and kind. Versions of one locker count together. */
export async function readLockStats(database: ReadDatabase) {
  const rows = await database
    .select({
      chainId: locker.chainId,
      kind: locker.kind,
      locks: total(locker.locks),
      living: total(locker.livingLocks),
      forever: total(locker.foreverLocks),
      assets: total(locker.assets),
      owners: total(locker.owners),
    })
    .from(locker)
    .groupBy(locker.chainId, locker.kind)
    .orderBy(asc(locker.chainId), asc(locker.kind))
  const chains = rows.map(({ chainId, kind, locks, living, forever, assets, owners }) => ({
    chainId,
    kind: kind as LockKind,
    locks: Number(locks),
    activeLocks: Number(living) - Number(forever),
    foreverLocks: Number(forever),
    assets: Number(assets),
    owners: Number(owners),
  }))
  const sum = (pick: (row: (typeof chains)[number]) => number) =>
    chains.reduce((all, row) => all + pick(row), 0)
  return {
    locks: sum((row) => row.locks),
    activeLocks: sum((row) => row.activeLocks),
    foreverLocks: sum((row) => row.foreverLocks),
    chains,
  }
}
