import { lockLimits } from './lock-limits.ts'
import type { ReleaseSchedule } from './types.ts'

/** What a calculation needs of a lock of any kind: every `LockRecord` has it. Times in unix seconds. */
export interface ReleasableLock {
  /** Base units that are locked now; 1 of an NFT. */
  readonly amount: bigint
  readonly initialAmount: bigint
  readonly unlockAt: number
  /** What the books of a token lock say, shares of a rebasing one; amounts where there are no units. */
  readonly units?: bigint
  readonly initialUnits?: bigint
  readonly schedule?: ReleaseSchedule | undefined
}

/** How far a lock is released by a moment, what was withdrawn meanwhile included. */
export interface ReleaseStep {
  /** Unix seconds. */
  readonly at: number
  /** Of the initial units, in all. */
  readonly units: bigint
  /** The same in basis points. */
  readonly share: number
  /** Whether it comes evenly by the second since the step before, instead of at once. */
  readonly isGradual: boolean
}

const { wholeBps } = lockLimits

const divideUp = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/** Units of a lock now and at first; amounts where the locker counts in nothing else. */
export function unitsOfLock(lock: ReleasableLock): {
  readonly units: bigint
  readonly initialUnits: bigint
} {
  return {
    units: lock.units ?? lock.amount,
    initialUnits: lock.initialUnits ?? lock.initialAmount,
  }
}

const isForever = (unlockAt: number) => unlockAt === lockLimits.forever

/** End of the last cycle of a schedule; a linear one ends where its lock does, and says nothing about it. */
export function endOfSchedule(schedule: ReleaseSchedule): number | undefined {
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  if (cycleSeconds === 0 || cycleBps === 0) return undefined
  return cliffAt + Math.ceil((wholeBps - firstBps) / cycleBps) * cycleSeconds
}

/**
 * Units of the initial ones that a schedule still keeps, before `unlockAt`; rounded up, so that nothing leaves early. Source:
 * `ReleaseSchedule.kept` of the token locker. With `rest = 1 − firstBps`:
 *
 *     before the cliff, or for ever    initialUnits
 *     evenly                           initialUnits × rest × (unlockAt − at) / (unlockAt − cliffAt)
 *     in cycles                        initialUnits × (rest − ⌊(at − cliffAt) / cycleSeconds⌋ × cycleBps)
 *
 * It counts on what the locker has checked: `cliffAt < unlockAt`, and cycles that end at `unlockAt`, so that they never
 * take more than the rest before it.
 */
function calculateKeptUnits(
  schedule: ReleaseSchedule,
  initialUnits: bigint,
  unlockAt: number,
  at: number,
): bigint {
  if (at < schedule.cliffAt || isForever(unlockAt)) return initialUnits
  const rest = wholeBps - schedule.firstBps
  if (schedule.cycleSeconds === 0) {
    const left = initialUnits * BigInt(rest) * BigInt(unlockAt - at)
    return divideUp(left, BigInt(wholeBps) * BigInt(unlockAt - schedule.cliffAt))
  }
  const cycles = Math.floor((at - schedule.cliffAt) / schedule.cycleSeconds)
  return divideUp(initialUnits * BigInt(rest - cycles * schedule.cycleBps), BigInt(wholeBps))
}

/**
 * Units that can leave a lock: `releasable` of the token locker, to the unit. Liquidity and NFTs are released as a whole.
 * @param at unix seconds of the chain
 */
export function calculateReleasedUnits(lock: ReleasableLock, at: number): bigint {
  const { units, initialUnits } = unitsOfLock(lock)
  if (at >= lock.unlockAt) return units
  if (!lock.schedule) return 0n
  const kept = calculateKeptUnits(lock.schedule, initialUnits, lock.unlockAt, at)
  return units > kept ? units - kept : 0n
}

/** What units of a lock are worth now, in base units of its token, rounded down. */
export function calculateUnitsWorth(lock: ReleasableLock, units: bigint): bigint {
  const { units: all } = unitsOfLock(lock)
  return all === 0n ? 0n : (lock.amount * units) / all
}

/** `calculateReleasedUnits` in base units of the token, at what a unit is worth now. */
export function calculateReleasedAmount(lock: ReleasableLock, at: number): bigint {
  return calculateUnitsWorth(lock, calculateReleasedUnits(lock, at))
}

/**
 * Units that are worth an amount of a rebasing token, rounded up: whoever asks for an amount gets no less.
 * @param amount base units, at most what is locked
 */
export function calculateUnitsFor(lock: ReleasableLock, amount: bigint): bigint {
  const { units } = unitsOfLock(lock)
  return lock.amount === 0n ? 0n : divideUp(units * amount, lock.amount)
}

function momentsOf(schedule: ReleaseSchedule, unlockAt: number): readonly number[] {
  const { cliffAt, firstBps, cycleSeconds } = schedule
  // A stepped schedule without a first part begins one cycle after its cliff.
  const first = firstBps > 0 || cycleSeconds === 0 ? [cliffAt] : []
  if (cycleSeconds === 0) return [...first, unlockAt]
  const cycles = Math.round((unlockAt - cliffAt) / cycleSeconds)
  const steps = Array.from({ length: cycles }, (_, cycle) => cliffAt + (cycle + 1) * cycleSeconds)
  return [...first, ...steps]
}

/** Every step of a lock's schedule, whatever was withdrawn: the last one is the unlock time. None for a lock that never ends. */
export function listScheduleSteps(lock: ReleasableLock): readonly ReleaseStep[] {
  const { schedule, unlockAt } = lock
  if (isForever(unlockAt)) return []
  const { initialUnits } = unitsOfLock(lock)
  const end = { at: unlockAt, units: initialUnits, share: wholeBps }
  if (!schedule) return [{ ...end, isGradual: false }]
  const isLinear = schedule.cycleSeconds === 0
  return momentsOf(schedule, unlockAt).map((at) => {
    if (at >= unlockAt) return { ...end, isGradual: isLinear }
    const kept = calculateKeptUnits(schedule, initialUnits, unlockAt, at)
    const cycles = isLinear ? 0 : Math.round((at - schedule.cliffAt) / schedule.cycleSeconds)
    const share = schedule.firstBps + cycles * schedule.cycleBps
    return { at, units: initialUnits - kept, share, isGradual: false }
  })
}

/**
 * Every moment at which more of a lock comes free, with all that is free by then. What was withdrawn counts among that: of
 * a lock that was prolonged after it, the first steps of the schedule bring nothing, and are left out.
 */
export function listReleaseSteps(lock: ReleasableLock): readonly ReleaseStep[] {
  const { units, initialUnits } = unitsOfLock(lock)
  return listScheduleSteps(lock).filter((step) => step.units > initialUnits - units)
}

/** What of a lock comes free next. */
export interface NextRelease {
  /** Unix seconds by which `units` have come free, and since when: at once where both are the same. */
  readonly at: number
  readonly from: number
  /** Of what is still locked. */
  readonly units: bigint
}

/** Since when a line takes from what is in a lock: one that was withdrawn from and then prolonged keeps it all for a while. */
function startOfLine(lock: ReleasableLock, { cliffAt, firstBps }: ReleaseSchedule): number {
  const { units, initialUnits } = unitsOfLock(lock)
  const whole = units * BigInt(wholeBps) * BigInt(lock.unlockAt - cliffAt)
  return lock.unlockAt - Number(whole / (initialUnits * BigInt(wholeBps - firstBps)))
}

/**
 * What comes free next; nothing once all of it is, or where nothing ever does.
 * @param at unix seconds of the chain
 */
export function calculateNextRelease(lock: ReleasableLock, at: number): NextRelease | undefined {
  const { schedule } = lock
  const steps = listScheduleSteps(lock)
  const released = calculateReleasedUnits(lock, at)
  for (const [index, step] of steps.entries()) {
    if (step.at <= at) continue
    const units = calculateReleasedUnits(lock, step.at) - released
    if (units === 0n) continue
    const begins = step.isGradual && schedule ? startOfLine(lock, schedule) : step.at
    const before = steps[index - 1]?.at ?? step.at
    return { at: step.at, from: step.isGradual ? Math.max(before, begins, at) : step.at, units }
  }
  return undefined
}

/** A schedule as `relock` moves it along with its end: for ever it stays where it was, and releases nothing. */
export function moveSchedule(
  schedule: ReleaseSchedule,
  unlockAt: number,
  newUnlockAt: number,
): ReleaseSchedule {
  if (isForever(newUnlockAt)) return schedule
  return { ...schedule, cliffAt: schedule.cliffAt + newUnlockAt - unlockAt }
}
