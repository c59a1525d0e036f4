import { file, unnamedFile } from '@slipway/database/files/app'
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { ReadDatabase } from '../database/read-database.ts'
import type { ListedStore, StoredFile } from './content-store.ts'
import { lockFileAlone } from './file-locks.ts'

/** How old a file has to be before it is looked at, and how long after that before it is removed. */
export interface PruneTerms {
  /** milliseconds since it was stored */
  ageMs: number
  /** milliseconds since it was first found without a row */
  restMs: number
  /** also where most files have no row */
  isForced?: boolean
}

/** Above this number, files without a row that are the most of all are taken for somebody else's. */
const HELD_FILES = 1_000

/** What one run did. */
export interface PrunedFiles {
  removed: number
  /** of what was removed */
  bytes: number
  /** files that no row names and whose time has not come */
  waiting: number
  /** nothing was removed, because most files have no row: another database may know them */
  isHeld: boolean
}

/** Whoever stored a file before it was removed has recorded it by then, or never will. */
const REMEMBERED = sql`now() - interval '2 days'`
/** Removals between two looks at what else is due. */
const PORTION = 500

type Pruned = Pick<PrunedFiles, 'removed' | 'bytes'>

/**
 * Removes what no row names: files of uploads that were refused or broke off, and rests of writes. A file is seen twice,
 * `restMs` apart, before it goes: a database that was restored has as long to be given the rows that it lacks. Any number
 * of processes may prune one store, and uploads may arrive meanwhile, see `lockFileAlone`.
 *
 * @throws {ContentStoreError} when the store cannot be listed or changed
 */
export async function pruneFiles(
  database: ReadDatabase,
  store: ListedStore,
  { ageMs, restMs, isForced = false }: PruneTerms,
  signal?: AbortSignal,
): Promise<PrunedFiles> {
  const before = Date.now() - ageMs
  const pruned: Pruned = { removed: 0, bytes: 0 }
  const sizes = new Map<string, number>()
  let seen = 0
  for await (const portion of store.list()) {
    if (signal?.aborted) break
    const old = portion.filter(({ storedAt }) => storedAt <= before)
    add(pruned, await removeRests(store, old, before))
    seen += old.filter(({ cid }) => cid !== undefined).length
    for (const { key, bytes } of await markUnnamed(database, old)) sizes.set(key, bytes)
  }
  const isHeld = !isForced && sizes.size > Math.max(HELD_FILES, seen / 2)
  if (!isHeld) add(pruned, await removeDue(database, store, { before, restMs, sizes, signal }))
  await database.delete(unnamedFile).where(lt(unnamedFile.removedAt, REMEMBERED))
  const waiting = await database.$count(unnamedFile, isNull(unnamedFile.removedAt))
  return { ...pruned, waiting, isHeld }
}

function add(sum: Pruned, { removed, bytes }: Pruned): void {
  sum.removed += removed
  sum.bytes += bytes
}

/** What a write left behind that did not end: nobody has the address of such a file. */
async function removeRests(
  store: ListedStore,
  old: readonly StoredFile[],
  before: number,
): Promise<Pruned> {
  const pruned: Pruned = { removed: 0, bytes: 0 }
  for (const { cid, key, bytes } of old) {
    if (cid === undefined && (await store.removeOlder(key, before)))
      add(pruned, { removed: 1, bytes })
  }
  return pruned
}

/** Remembers which files no row names. @returns those */
async function markUnnamed(
  database: ReadDatabase,
  old: readonly StoredFile[],
): Promise<StoredFile[]> {
  const cids = old.flatMap(({ cid }) => (cid === undefined ? [] : [cid]))
  if (cids.length === 0) return []
  const rows = await database.select({ cid: file.cid }).from(file).where(inArray(file.cid, cids))
  const named = new Set(rows.map(({ cid }) => cid))
  const unnamed = cids.filter((cid) => !named.has(cid))
  if (unnamed.length === 0) return []
  await database
    .insert(unnamedFile)
    .values(unnamed.map((cid) => ({ cid })))
    .onConflictDoNothing()
  return old.filter(({ cid }) => cid !== undefined && !named.has(cid))
}

/** Removes what was found long enough ago, one after the other. */
async function removeDue(
  database: ReadDatabase,
  store: ListedStore,
  terms: {
    before: number
    restMs: number
    sizes: ReadonlyMap<string, number>
    signal: AbortSignal | undefined
  },
): Promise<Pruned> {
  const pruned: Pruned = { removed: 0, bytes: 0 }
  const failures: unknown[] = []
  for (;;) {
    const due = await database
      .select({ cid: unnamedFile.cid })
      .from(unnamedFile)
      .where(
        and(
          isNull(unnamedFile.removedAt),
          lte(unnamedFile.seenAt, sql`now() - make_interval(secs => ${terms.restMs / 1_000})`),
        ),
      )
      .orderBy(asc(unnamedFile.seenAt))
      .limit(PORTION)
    for (const { cid } of due) {
      if (terms.signal?.aborted) return pruned
      // One that cannot be removed keeps none of the others.
      const isRemoved = await removeOne(database, store, cid, terms.before).catch((error) => {
        failures.push(error)
        return false
      })
      if (isRemoved) add(pruned, { removed: 1, bytes: terms.sizes.get(cid) ?? 0 })
    }
    if (failures.length > 0) throw failures[0]
    if (due.length < PORTION) return pruned
  }
}

/** Looks once more, with nobody recording the file meanwhile. @returns whether it was removed */
function removeOne(
  database: ReadDatabase,
  store: ListedStore,
  cid: string,
  before: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockFileAlone(transaction, cid)
    const [named] = await transaction.select({ cid: file.cid }).from(file).where(eq(file.cid, cid))
    if (named) {
      await transaction.delete(unnamedFile).where(eq(unnamedFile.cid, cid))
      return false
    }
    const [mine] = await transaction
      .update(unnamedFile)
      .set({ removedAt: sql`now()` })
      .where(and(eq(unnamedFile.cid, cid), isNull(unnamedFile.removedAt)))
      .returning({ cid: unnamedFile.cid })
    return mine !== undefined && (await store.removeOlder(cid, before))
  })
}
