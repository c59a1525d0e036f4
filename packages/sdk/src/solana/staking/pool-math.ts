import { rewardSecondsLeft } from '../../shared/stake-earnings.ts'
import type { SolanaPool, SolanaStake } from './types.ts'

const scaleBits = 64n
const circle = 2n ** 128n

/** A pool's books at a time, as the program counts them. */
export function countRewards(pool: SolanaPool, now: number): SolanaPool {
  const from = Math.max(pool.countedUntil, pool.startAt)
  const until = Math.min(now, pool.endAt)
  if (until <= from) return pool
  const reward = pool.rate * BigInt(until - from)
  if (pool.staked === 0n) return { ...pool, countedUntil: until, surplus: pool.surplus + reward }
  const perUnit = (pool.perUnit + (reward << scaleBits) / pool.staked) % circle
  return { ...pool, countedUntil: until, perUnit, owed: pool.owed + reward }
}

/** What a wallet would be paid at a time: rounded down to base units. */
export function calculateReward(
  pool: SolanaPool,
  stake: Pick<SolanaStake, 'amount' | 'due' | 'perUnit'>,
  now: number,
): bigint {
  const since = (countRewards(pool, now).perUnit - stake.perUnit + circle) % circle
  // A stake that was read after its pool is ahead of it: no difference is half a circle.
  const earned = since < circle / 2n ? (stake.amount * since) >> scaleBits : 0n
  return stake.due + earned
}

/** Rewards of the seconds that are left. */
export const calculateCommitted = (
  { rate, ...times }: Pick<SolanaPool, 'rate' | 'startAt' | 'endAt'>,
  now: number,
): bigint => rate * rewardSecondsLeft(times, now)

/** What has to be in a pool's vaults at a time: both numbers can be held against the chain's balances. */
export function calculateOwed(pool: SolanaPool, now: number) {
  const { staked, owed, surplus } = countRewards(pool, now)
  return { stake: staked, reward: owed + surplus + calculateCommitted(pool, now) }
}

/** From when a stake can leave. */
export const unlocksAt = (
  pool: Pick<SolanaPool, 'exitOpen' | 'lockSeconds'>,
  { depositedAt }: Pick<SolanaStake, 'depositedAt'>,
): number => (pool.exitOpen ? depositedAt : depositedAt + pool.lockSeconds)
