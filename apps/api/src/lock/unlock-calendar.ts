import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { calculateReleasedAmount, type ReleasableLock } from '@slipway/sdk/lock/release-math'
import type { ReleaseSchedule } from '@slipway/sdk/lock/types'

const DAY_SECONDS = 86_400
/** A release by the second is shown by days up to this length, by months up to the next, then by years. */
const BY_DAYS = 180 * DAY_SECONDS
const BY_MONTHS = 20 * 365 * DAY_SECONDS
/** More steps than this are shown like a release by the second. */
const MOST_STEPS = 240
/** More moments than this are joined. */
const MOST_MOMENTS = 400

/** What comes free at a moment, unix seconds. */
export interface Unlock {
  at: number
  amount: bigint
}

/** What is free, and what comes free when. */
export interface UnlockCalendar {
  freeAlready: bigint
  nextUnlockAt: number | null
  /** in order; never before or at the moment asked for */
  unlocks: Unlock[]
}

type Grid = 'day' | 'month' | 'year'

/** Begin of the next day, month or year, UTC. */
function nextOf(grid: Grid, at: number): number {
  if (grid === 'day') return at - (at % DAY_SECONDS) + DAY_SECONDS
  const date = new Date(at * 1_000)
  const year = date.getUTCFullYear()
  const next = grid === 'month' ? Date.UTC(year, date.getUTCMonth() + 1) : Date.UTC(year + 1, 0)
  return next / 1_000
}

/** Moments of a grid after `from` and before `until`. */
function gridBetween(from: number, until: number): number[] {
  const length = until - from
  const grid = length <= BY_DAYS ? 'day' : length <= BY_MONTHS ? 'month' : 'year'
  const moments: number[] = []
  for (let at = nextOf(grid, from); at < until; at = nextOf(grid, at)) moments.push(at)
  return moments
}

/** Ends of the cycles of a schedule after `now`. */
function cyclesAfter({ cliffAt, cycleSeconds }: ReleaseSchedule, unlockAt: number, now: number) {
  const next = Math.max(1, Math.floor((now - cliffAt) / cycleSeconds) + 1)
  const count = Math.max(0, Math.round((unlockAt - cliffAt) / cycleSeconds) - next + 1)
  return { count, at: (index: number) => cliffAt + (next + index) * cycleSeconds }
}

/** Moments after `now` at which is told what has come free of a lock since the one before. */
function momentsOf({ schedule, unlockAt }: ReleasableLock, now: number): number[] {
  if (unlockAt <= now || unlockAt === lockLimits.forever) return []
  if (!schedule) return [unlockAt]
  const { cliffAt, firstBps, cycleSeconds } = schedule
  const first = firstBps > 0 && cliffAt > now ? [cliffAt] : []
  if (cycleSeconds > 0) {
    const { count, at } = cyclesAfter(schedule, unlockAt, now)
    if (count <= MOST_STEPS) return [...first, ...Array.from({ length: count }, (_, n) => at(n))]
  }
  return [...first, ...gridBetween(Math.max(cliffAt, now), unlockAt), unlockAt]
}

/** Joins moments of one day, month or year into the last of them, by which all of it is free. */
function join(unlocks: readonly Unlock[], grid: Grid): Unlock[] {
  const joined: Unlock[] = []
  let end = 0
  for (const unlock of unlocks) {
    const last = joined.at(-1)
    if (last && unlock.at < end) {
      last.at = unlock.at
      last.amount += unlock.amount
      continue
    }
    joined.push({ ...unlock })
    end = nextOf(grid, unlock.at)
  }
  return joined
}

/** At most `MOST_MOMENTS`, or one a year. */
function joinMany(unlocks: Unlock[]): Unlock[] {
  let joined = unlocks
  for (const grid of ['day', 'month', 'year'] as const) {
    if (joined.length <= MOST_MOMENTS) break
    joined = join(unlocks, grid)
  }
  return joined
}

/**
 * What of some locks is free at `now`, and what comes free when: to the unit what the contract would pay, in base units
 * of what was locked. Locks for ever have no part in it.
 *
 * @param now unix seconds of the chain
 */
export function calculateUnlocks(locks: readonly ReleasableLock[], now: number): UnlockCalendar {
  const amounts = new Map<number, bigint>()
  let freeAlready = 0n
  for (const lock of locks) {
    let released = calculateReleasedAmount(lock, now)
    freeAlready += released
    for (const at of momentsOf(lock, now)) {
      const then = calculateReleasedAmount(lock, at)
      if (then > released) amounts.set(at, (amounts.get(at) ?? 0n) + then - released)
      released = then
    }
  }
  const unlocks = [...amounts].sort(([a], [b]) => a - b).map(([at, amount]) => ({ at, amount }))
  return { freeAlready, nextUnlockAt: unlocks[0]?.at ?? null, unlocks: joinMany(unlocks) }
}
