import { formatDuration, formatTime, m } from '@slipway/messages'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import { amountOf } from '../../lock/lock-texts.ts'
import { locksStakes } from './locks-stakes.ts'
import { limitEndsAt } from './pool-figures.ts'
import type { PoolView } from './types.ts'

/** For how long a stake is locked, in a sentence. */
export function lockText({ lockSeconds, exitOpen }: SolanaPool): string {
  if (lockSeconds === 0) return m.stakepage_terms_lock_none()
  if (exitOpen) return m.stakepage_terms_lock_open()
  return m.stakepage_terms_lock({ time: formatDuration(lockSeconds) })
}

/** What staking does: for who has nothing there, of no earlier stake or reward; where no stake is locked, of no lock. */
export function stakeText(pool: SolanaPool, isFirst: boolean): string {
  const isLocking = locksStakes(pool)
  if (!isFirst) return isLocking ? m.solstakepage_stake_text() : m.solstakepage_stake_text_free()
  const duration = formatDuration(pool.lockSeconds)
  return isLocking
    ? m.stakepage_stake_text_first({ duration })
    : m.stakepage_stake_text_first_free()
}

/** From when a stake made now can leave, in words. */
export const unlockText = ({ pool: { lockSeconds, exitOpen }, now }: PoolView): string =>
  lockSeconds === 0 || exitOpen ? m.stakepage_lock_none() : formatTime(now + lockSeconds)

/** What one wallet may stake: until when, or that nothing limits it any more. */
export function limitText({ pool, stake, now }: PoolView): string {
  const endsAt = limitEndsAt(pool)
  if (endsAt === undefined) return m.stakepage_terms_limit_none()
  const values = { amount: amountOf(stake, pool.limit), time: formatTime(endsAt) }
  return now < endsAt ? m.stakepage_terms_limit(values) : m.stakepage_terms_limit_over(values)
}
