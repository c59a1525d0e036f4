import { endOfSchedule, listReleaseSteps } from '../src/lock/release-math.ts'
import type { ReleaseSchedule, TokenLockRecord } from '../src/lock/types.ts'

/** Whole numbers from 0 to below `most`; the same ones from the same seed, so that a failure can be had again. */
export type Random = (most: number) => number

export function seededRandom(seed: number): Random {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

function randomSchedule(begin: number, random: Random): ReleaseSchedule {
  const cliffAt = begin + 2_000 + random(5_000)
  const firstBps = random(4) === 0 ? 0 : random(10_000)
  if (random(2) === 0) return { cliffAt, firstBps, cycleSeconds: 0, cycleBps: 0 }
  const cycleBps = 1 + random(10_000 - firstBps)
  return { cliffAt, firstBps, cycleSeconds: 1 + random(900), cycleBps }
}

/** A lock to be made. */
export interface RandomLock {
  readonly amount: bigint
  readonly unlockAt: bigint
  readonly schedule?: ReleaseSchedule
}

/** Locks of every kind of schedule, from single base units to a hundred million billion; the first has none. */
export function randomLocks(count: number, begin: number, random: Random): readonly RandomLock[] {
  return Array.from({ length: count }, (_, turn) => {
    const digits = BigInt(1 + random(17))
    const amount = 1n + (BigInt(random(2_000_000_000)) ** 2n % 10n ** digits)
    if (turn === 0) return { amount, unlockAt: BigInt(begin + 5_000) }
    const schedule = randomSchedule(begin, random)
    const end = endOfSchedule(schedule) ?? schedule.cliffAt + 1 + random(9_000)
    return { amount, unlockAt: BigInt(end), schedule }
  })
}

/** The edges of steps, a second before and at each, and moments between them; in order, each once. */
export function momentsOf(locks: readonly TokenLockRecord[], random: Random): readonly number[] {
  const edges = locks
    .map(listReleaseSteps)
    .flatMap((steps) => [...steps.slice(0, 2), ...steps.slice(-1)])
    .flatMap(({ at }) => [at - 1, at])
  const first = Math.min(...edges)
  const between = Array.from({ length: 20 }, (_, at) => first + at * 700 + random(700))
  return [...new Set([...edges, ...between])].sort((a, b) => a - b)
}
