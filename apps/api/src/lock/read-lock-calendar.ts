import { m } from '@slipway/messages/features/feed'
import { formatBps } from '@slipway/messages/format/format-bps'
import type { Locale } from '@slipway/messages/locale-names'
import { listUnlockEvents } from '@slipway/sdk/lock/certificate/list-unlock-events'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { type CalendarEvent, formatCalendar } from '@slipway/sdk/shared/format-calendar'
import { formatUnits } from 'viem'
import type { ReadDatabase } from '../database/read-database.ts'
import type { JoinedLock } from './lock-source.ts'
import { type LockQuestion, readJoinedLocks } from './read-locks.ts'
import { readNow } from './read-now.ts'
import { toLockRecord } from './to-lock-record.ts'

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

const whatOf = (lock: JoinedLock): string => {
  const name = nameOf(lock)
  if (lock.row.kind === 'nft') return `${name} #${lock.row.nftId}`
  const { decimals } = lock.asset
  return decimals === null ? name : `${formatUnits(lock.row.initialAmount, decimals)} ${name}`
}

/** The next moments of a lock and its last one, under the names that its own calendar file has for them. */
function eventsOf(lock: JoinedLock, now: number, locale: Locale): readonly CalendarEvent[] {
  const { row } = lock
  const events = listUnlockEvents(row.chainId, toLockRecord(row), {
    summary: (share) =>
      m.feed_lock_unlocks({ what: whatOf(lock), share: formatBps(share, locale) }, { locale }),
    description: m.feed_lock_about(
      { id: String(row.lockId), locker: row.locker, chain: String(row.chainId), owner: row.owner },
      { locale },
    ),
  }).filter(({ at }) => at > now && at <= LAST_SECOND)
  const last = events.at(-1)
  if (events.length <= MOST_EVENTS_OF_LOCK || !last) return events
  return [...events.slice(0, MOST_EVENTS_OF_LOCK - 1), last]
}

/**
 * A calendar of moments at which locks come free: the soonest locks first.
 *
 * @param wall unix seconds
 */
export async function readLockCalendar(
  database: ReadDatabase,
  {
    locale,
    ...question
  }: Pick<LockQuestion, 'owner' | 'token'> & { chainId: number; locale: Locale },
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
    name: m.feed_locks_of({ who: shorten(question.owner ?? question.token ?? '') }, { locale }),
    events: locks.flatMap((lock) => eventsOf(lock, now, locale)),
    stampedAt: now,
    refreshSeconds: REFRESH_SECONDS,
  })
}
