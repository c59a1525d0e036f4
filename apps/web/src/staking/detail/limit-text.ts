import { formatTime, m } from '@slipway/messages'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'

/** What one account may stake: until when, or that nothing limits it any more. */
export function limitText({ pool }: Pick<PoolView, 'pool'>): string {
  const { limit, startTime, limitSeconds } = pool.terms
  if (limit === 0n) return m.stakepage_terms_limit_none()
  const values = {
    amount: poolAmounts(pool).staked(limit),
    time: formatTime(startTime + limitSeconds),
  }
  return pool.state.hasUserLimit
    ? m.stakepage_terms_limit(values)
    : m.stakepage_terms_limit_over(values)
}
