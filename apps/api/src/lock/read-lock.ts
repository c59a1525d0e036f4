import {
  type LockRow,
  lockEvent,
  lockOperator,
  lockSuccessor,
} from '@slipway/database/lock/indexed'
import { lockRowId } from '@slipway/database/row-ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { ApiError } from '../http/api-error.ts'
import { showAddress } from '../http/fields.ts'
import { type PageRequest, readPage } from '../http/read-page.ts'
import { readJoinedLock, selectLocks } from './lock-source.ts'
import { readNow } from './read-now.ts'
import { serializeLock, serializeLockEvent, serializeUnlocks } from './serialize-lock.ts'
import { toReleasable } from './to-releasable.ts'
import { calculateUnlocks } from './unlock-calendar.ts'

type Hex = `0x${string}`

const SHOWN_EVENTS = 20
const SHOWN_OPERATORS = 50

/** Which lock. */
export interface LockPlace {
  chainId: number
  /** lower-case */
  locker: Hex
  lockId: string
}

const idOf = ({ chainId, locker, lockId }: LockPlace) => lockRowId(chainId, locker, BigInt(lockId))

const notFound = () => new ApiError('LOCK_NOT_FOUND', 'this locker never made such a lock')

const readEvents = (database: ReadDatabase, id: string, page: PageRequest) =>
  readPage(database, page, {
    table: lockEvent,
    where: eq(lockEvent.ofLock, id),
    isDescending: true,
    show: serializeLockEvent,
  })

const readOperators = async (database: ReadDatabase, { chainId, locker, owner, kind }: LockRow) => {
  if (kind !== 'token') return []
  const rows = await database
    .select({ operator: lockOperator.operator })
    .from(lockOperator)
    .where(
      and(
        eq(lockOperator.chainId, chainId),
        eq(lockOperator.locker, locker),
        eq(lockOperator.owner, owner),
        eq(lockOperator.allowed, true),
      ),
    )
    .orderBy(asc(lockOperator.id))
    .limit(SHOWN_OPERATORS)
  return rows.map(({ operator }) => showAddress(operator))
}

const readSuccessors = async (database: ReadDatabase, { chainId, migratable, state }: LockRow) => {
  if (!migratable || state !== 'active') return []
  const rows = await database
    .select({ successor: lockSuccessor.successor, opensAt: lockSuccessor.opensAt })
    .from(lockSuccessor)
    .where(and(eq(lockSuccessor.chainId, chainId), eq(lockSuccessor.struckOff, false)))
    .orderBy(asc(lockSuccessor.opensAt), asc(lockSuccessor.id))
  return rows.map(({ successor, opensAt }) => ({ address: showAddress(successor), opensAt }))
}

/**
 * One lock with the newest part of its history.
 *
 * @param wall unix seconds
 * @throws {ApiError} `LOCK_NOT_FOUND`
 */
export async function readLock(database: ReadDatabase, place: LockPlace, wall?: number) {
  const id = idOf(place)
  const found = await database.execute(
    selectLocks(sql`(SELECT * FROM "index".lock WHERE id = ${id})`),
  )
  const [raw] = found.rows as RawRow[]
  if (!raw) throw notFound()
  const lock = readJoinedLock(raw)
  const [history, operators, successors, now] = await Promise.all([
    readEvents(database, id, { limit: SHOWN_EVENTS }),
    readOperators(database, lock.row),
    readSuccessors(database, lock.row),
    readNow(database, place.chainId, wall),
  ])
  const { freeAlready, unlocks } = calculateUnlocks([toReleasable(lock.row)], now)
  return {
    ...serializeLock(lock),
    freeAlready: String(freeAlready),
    steps: serializeUnlocks(unlocks),
    history: history.items,
    operators,
    successors,
  }
}

/**
 * The events of one lock, newest first.
 *
 * @throws {ApiError} `LOCK_NOT_FOUND`, `CURSOR_INVALID`
 */
export async function readLockHistory(database: ReadDatabase, place: LockPlace, page: PageRequest) {
  const events = await readEvents(database, idOf(place), page)
  // Every lock began with an event.
  if (events.items.length === 0 && page.cursor === undefined) throw notFound()
  return events
}
