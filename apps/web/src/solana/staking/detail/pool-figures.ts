import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { calculateCommitted } from '@slipway/sdk/solana/staking/pool-math'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'

const secondsADay = 86_400
const daysAYear = 365
const wholeBps = 10_000n

type Running = Pick<SolanaPool, 'rate' | 'startAt' | 'endAt'>

/** A part of all that is staked, base units. */
export interface StakeShare {
  readonly part: bigint
  readonly total: bigint
}

/** What a part earns a day at the present rate and stakes, in base units of the reward. */
export const calculateDaily = ({ rate }: Running, { part, total }: StakeShare): bigint =>
  total === 0n ? 0n : (rate * BigInt(secondsADay) * part) / total

/** What a part earns until rewards end, while nobody else moves anything. */
export const calculateUntilEnd = (
  pool: Running,
  { part, total }: StakeShare,
  now: number,
): bigint => (total === 0n ? 0n : (calculateCommitted(pool, now) * part) / total)

/**
 * Basis points that a stake earns a year. It can be said of one and the same token alone, for which no price is needed, and
 * only where rewards run that long; else undefined.
 */
export function calculateYearlyBps(pool: SolanaPool, now: number): bigint | undefined {
  const year = daysAYear * secondsADay
  const isHonest = pool.stakeMint === pool.rewardMint && pool.endAt - now >= year
  if (!isHonest || now < pool.startAt || pool.staked === 0n) return undefined
  return (pool.rate * BigInt(year) * wholeBps) / pool.staked
}

/** Until when the limit of a wallet holds, unix seconds; undefined where there is none. */
export const limitEndsAt = ({
  limit,
  startAt,
  limitSeconds,
}: Pick<SolanaPool, 'limit' | 'startAt' | 'limitSeconds'>): number | undefined =>
  limit === 0n ? undefined : startAt + limitSeconds

/** What a wallet can still stake; undefined while no limit holds. */
export function calculateLimitLeft(
  pool: SolanaPool,
  staked: bigint,
  now: number,
): bigint | undefined {
  const endsAt = limitEndsAt(pool)
  if (endsAt === undefined || now >= endsAt) return undefined
  return pool.limit > staked ? pool.limit - staked : 0n
}

type Taxed = Pick<LockToken, 'isTaxed' | 'transferFeeBps' | 'transferFeeMax'>

/** What arrives of a transfer: its fee is rounded up, and no more than the token's most. */
export function calculateArriving(token: Taxed, amount: bigint): bigint {
  if (!token.isTaxed) return amount
  const fee = (amount * BigInt(token.transferFeeBps) + wholeBps - 1n) / wholeBps
  return amount - (fee < token.transferFeeMax ? fee : token.transferFeeMax)
}
