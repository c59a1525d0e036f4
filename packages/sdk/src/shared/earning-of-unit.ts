import { secondsAYear } from './seconds-a-year.ts'
import { smaller } from './smaller.ts'
import { rewardSecondsLeft, runsForYear } from './stake-earnings.ts'

/** What everybody's stakes share, in base units and unix seconds. */
interface RunningRewards {
  /** Of the reward, each second. */
  readonly rate: bigint
  readonly endAt: number
  /** By everybody together. */
  readonly staked: bigint
}

/** What one unit of a stake earns, as lists, pages and forms name it. */
export interface UnitEarning {
  /** What it is named for: a whole unit, or all that is staked where that is less. Base units. */
  readonly part: bigint
  /** Base units of the reward. */
  readonly reward: bigint
  /** Whether it takes a year of 365 days; else it takes until rewards end, which is sooner. */
  readonly isYear: boolean
}

/** Seconds for which earnings are named: a year at most, and never longer than rewards run. @param from unix seconds */
export function earningSpan(endAt: number, from: number): { seconds: bigint; isYear: boolean } {
  const times = { startAt: from, endAt }
  return {
    seconds: smaller(rewardSecondsLeft(times, from), secondsAYear),
    isYear: runsForYear(times, from),
  }
}

/**
 * What a unit of a stake earns at the present rate and stakes, for as long as it can: nobody earns the rate of a year in a
 * pool of two days. @param from unix seconds
 * @returns undefined without a stake
 */
export function calculateUnitEarning(
  { rate, endAt, staked }: RunningRewards,
  unit: bigint,
  from: number,
): UnitEarning | undefined {
  if (staked === 0n) return undefined
  const { seconds, isYear } = earningSpan(endAt, from)
  const part = smaller(unit, staked)
  return { part, reward: (rate * seconds * part) / staked, isYear }
}
