import { formatUnits } from 'viem'
import type { LockedSum } from './locked-sum.ts'

interface UnlockPoints {
  /** Unix seconds, rising. */
  readonly times: readonly number[]
  /** What is still locked from then on; a picture's points, not amounts that are paid. */
  readonly values: readonly number[]
}

/** What stays locked over time: all of it now, less with each unlock, what is for ever at the end. */
export function unlockPoints(
  sum: Pick<LockedSum, 'totalLocked' | 'unlocks'>,
  decimals: number,
  now: number,
): UnlockPoints {
  let left = BigInt(sum.totalLocked)
  const times = [now]
  const values = [Number(formatUnits(left, decimals))]
  for (const { at, amount } of sum.unlocks) {
    left -= BigInt(amount)
    times.push(at)
    values.push(Number(formatUnits(left, decimals)))
  }
  return { times, values }
}
