import { calculateLocked, calculateReleased } from './calculate-released.ts'
import { findNextRelease } from './find-next-release.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'
import type { SolanaLock } from './types.ts'

/** A lock that keeps something. */
export interface HoldingLock {
  readonly lock: SolanaLock
  /** Base units that cannot leave it yet. */
  readonly locked: bigint
}

/** What several locks of one token hold at a moment; amounts in base units, times in unix seconds. */
export interface LockSum {
  /** Those that keep something, the largest first. */
  readonly holding: readonly HoldingLock[]
  /** How many owners those have. */
  readonly owners: number
  readonly locked: bigint
  /** Of what is locked, the part that never leaves. */
  readonly forever: bigint
  /** Can leave, and did not yet. */
  readonly released: bigint
  /** When more comes free; the moment itself while some is released by the second; undefined where nothing ever is. */
  readonly nextAt: number | undefined
  /** When the last of what is not locked forever comes free. */
  readonly lastAt: number | undefined
}

const add = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
const pick = (times: readonly number[], best: (one: number, other: number) => number) =>
  times.reduce<number | undefined>((found, time) => best(found ?? time, time), undefined)
const isForever = ({ lock }: HoldingLock) => lock.unlockAt === solanaLockLimits.forever

/**
 * Adds up what locks of one token hold.
 * @param at unix seconds of the cluster
 */
export function sumLocks(locks: readonly SolanaLock[], at: number): LockSum {
  const holding = locks
    .map((lock) => ({ lock, locked: calculateLocked(lock, at) }))
    .filter(({ locked }) => locked > 0n)
    .toSorted((left, right) => (left.locked < right.locked ? 1 : -1))
  const ending = holding.filter((one) => !isForever(one))
  const nexts = ending.flatMap(({ lock }) => findNextRelease(lock, at) ?? [])
  return {
    holding,
    owners: new Set(holding.map(({ lock }) => lock.owner)).size,
    locked: add(holding.map(({ locked }) => locked)),
    forever: add(holding.filter(isForever).map(({ locked }) => locked)),
    released: add(locks.map((lock) => calculateReleased(lock, at))),
    nextAt: pick(nexts, Math.min),
    lastAt: pick(
      ending.map(({ lock }) => lock.unlockAt),
      Math.max,
    ),
  }
}
