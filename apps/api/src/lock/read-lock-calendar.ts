import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { type CalendarEvent, formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { formatUnits } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import type { JoinedLock } from './lock-source.ts'
import { type LockQuestion, readJoinedLocks } from './read-locks.ts'
import { readNow } from './read-now.ts'
import { toReleasable } from './show-lock.ts'
import { calculateUnlocks, type Unlock } from './unlock-calendar.ts'

const MOST_LOCKS = 300
/** Of one lock the next ones and the last: a calendar is no table. */
const MOST_EVENTS_OF_LOCK = 24
const REFRESH_SECONDS = 3_600
/** The last moment that a calendar has digits for. */
const LAST_SECOND = 253_402_300_799

const shorten = (address: string) => `${address.slice(0, 8)}…${address.slice(-4)}`

const nameOf = ({ row, asset, pair }: JoinedLock): string => {
  if (pair) {
    const [first, second] = pair.names.map(({ symbol }) => symbol ?? '?')
    return `${first}/${second}`
  }
  return asset.symbol ?? shorten(row.asset)
}

const whatOf = (lock: JoinedLock, amount: bigint): string => {
  const name = nameOf(lock)
  if (lock.row.kind === 'nft') return `${name} #${lock.row.nftId}`
  const { decimals } = lock.asset
  return decimals === null ? name : `${formatUnits(amount, decimals)} ${name}`
}

function choose(unlocks: readonly Unlock[]): readonly Unlock[] {
  const told = unlocks.filter(({ at }) => at <= LAST_SECOND)
  const last = told.at(-1)
  if (told.length <= MOST_EVENTS_OF_LOCK || !last) return told
  return [...told.slice(0, MOST_EVENTS_OF_LOCK - 1), last]
}

const eventsOf = (lock: JoinedLock, now: number): CalendarEvent[] =>
  choose(calculateUnlocks([toReleasable(lock.row)], now).unlocks).map(({ at, amount }) => ({
    // The end of a lock keeps its name when the lock is prolonged.
    uid: `${lock.row.id}-${at === lock.row.unlockAt ? 'end' : at}@slipway`,
    at,
    summary: `${whatOf(lock, amount)} unlocks`,
    description: `Lock ${lock.row.lockId} of ${lock.row.locker} on chain ${lock.row.chainId}, owner ${lock.row.owner}`,
  }))

/**
 * A calendar of moments at which locks come free: the soonest locks first.
 *
 * @param wall unix seconds
 */
export async function readLockCalendar(
  database: ReadDatabase,
  question: Pick<LockQuestion, 'owner' | 'token'> & { chainId: number },
  wall?: number,
): Promise<string> {
  const now = await readNow(database, question.chainId, wall)
  const { shown } = await readJoinedLocks(database, {
    ...question,
    state: 'active',
    sort: 'unlock',
    unlocksFrom: now,
    limit: MOST_LOCKS,
  })
  const locks = shown.filter(({ row }) => row.unlockAt !== lockLimits.forever)
  return formatCalendar({
    name: `Locks of ${shorten(question.owner ?? question.token ?? '')}`,
    events: locks.flatMap((lock) => eventsOf(lock, now)),
    stampedAt: now,
    refreshSeconds: REFRESH_SECONDS,
  })
}
