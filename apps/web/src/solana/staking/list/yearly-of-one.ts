import type { ListedPool } from '../types.ts'

const secondsAYear = 31_536_000n

/**
 * Reward base units that one whole staked token earns in 365 days at the present rate and stake; undefined while no rewards
 * run, without a stake, and where the staked token could not be read.
 */
export function yearlyOfOne({ pool, stake, status }: ListedPool): bigint | undefined {
  const runs = status === 'running' || status === 'closed'
  if (!runs || pool.staked === 0n || !stake) return undefined
  return (pool.rate * secondsAYear * 10n ** BigInt(stake.decimals)) / pool.staked
}
