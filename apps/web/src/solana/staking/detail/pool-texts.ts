import { formatDuration, formatTime, m } from '@slipway/messages'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import { amountOf } from '../../lock/lock-texts.ts'
import { limitEndsAt } from './pool-figures.ts'
import type { PoolView } from './types.ts'

/** For how long a stake is locked, in a sentence. */
export function lockText({ lockSeconds, exitOpen }: SolanaPool): string {
  if (lockSeconds === 0) return m.poolpage_terms_lock_none()
  if (exitOpen) return m.poolpage_terms_lock_open()
  return m.poolpage_terms_lock({ time: formatDuration(lockSeconds) })
}

/** From when a stake made now can leave, in words. */
export const unlockText = ({ pool: { lockSeconds, exitOpen }, now }: PoolView): string =>
  lockSeconds === 0 || exitOpen ? m.poolpage_lock_none() : formatTime(now + lockSeconds)

/** What one wallet may stake: until when, or that nothing limits it any more. */
export function limitText({ pool, stake, now }: PoolView): string {
  const endsAt = limitEndsAt(pool)
  if (endsAt === undefined) return m.poolpage_terms_limit_none()
  const values = { amount: amountOf(stake, pool.limit), time: formatTime(endsAt) }
  return now < endsAt ? m.poolpage_terms_limit(values) : m.poolpage_terms_limit_over(values)
}
