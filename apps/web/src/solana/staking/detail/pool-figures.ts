import { secondsAYear } from '@slipway/sdk/shared/seconds-a-year'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { runsForYear } from '@slipway/sdk/shared/stake-earnings'
import { calculateArriving as arrivingOf } from '@slipway/sdk/solana/calculate-arriving'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'

/**
 * Basis points that a stake earns a year, their fraction included. It can be said of one and the same token alone, for which no price is needed, and
 * only where rewards run that long; else undefined.
 */
export function calculateYearlyBps(pool: SolanaPool, now: number): number | undefined {
  const isHonest = pool.stakeMint === pool.rewardMint && runsForYear(pool, now)
  if (!isHonest || now < pool.startAt || pool.staked === 0n) return undefined
  return shareBps(pool.rate * secondsAYear, pool.staked)
}

/** Until when the limit of a wallet holds, unix seconds; undefined where there is none. */
export const limitEndsAt = ({
  limit,
  startAt,
  limitSeconds,
}: Pick<SolanaPool, 'limit' | 'startAt' | 'limitSeconds'>): number | undefined =>
  limit === 0n ? undefined : startAt + limitSeconds

type Taxed = Pick<LockToken, 'isTaxed' | 'transferFeeBps' | 'transferFeeMax'>

/** What arrives of a transfer of a token. */
export function calculateArriving(token: Taxed, amount: bigint): bigint {
  const { isTaxed, transferFeeBps: bps, transferFeeMax: max } = token
  return isTaxed ? arrivingOf(amount, { bps, max }) : amount
}
