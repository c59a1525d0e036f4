import { calculateNextRelease } from '@slipway/sdk/lock/release-math'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'

/**
 * When more of a lock begins to come free; undefined where nothing ever does.
 * @param now unix seconds of the cluster
 */
export function releasedFrom(lock: SolanaLock, now: number): number | undefined {
  const amount = lock.initialAmount - lock.withdrawn
  return calculateNextRelease({ ...lock, amount }, now)?.from
}
