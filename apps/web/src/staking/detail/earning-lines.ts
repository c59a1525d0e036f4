import { formatTime, m } from '@slipway/messages'
import { calculateDailyEarning } from '@slipway/sdk/shared/stake-earnings'
import {
  calculateEmissionLeft,
  calculatePendingAt,
  calculateRewardUntilEnd,
  calculateYearlyOfNewStake,
  endsWithinYear,
} from '@slipway/sdk/staking/position-math'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'

/** What a stake earns with an addition to it, at the present rate and stakes: a day, a year, and until rewards end. */
export function calculateEarnings(
  { pool, my, now }: Pick<StakerAct, 'pool' | 'my' | 'now'>,
  added: bigint,
) {
  const share = { part: my.staked + added, total: pool.state.totalStaked + added }
  const state = { ...pool.state, totalStaked: pool.state.totalStaked + added }
  return {
    daily: calculateDailyEarning(pool.terms.rewardPerSecond, share),
    yearly: calculateYearlyOfNewStake(pool, added, my.staked),
    untilEnd: calculateRewardUntilEnd({ ...pool, state }, my.staked + added, now),
  }
}

/** The same for a review, with what the pool has left for everybody, and until when. */
export function earningLines(act: StakerAct, added: bigint): ReviewLine[] {
  const { pool, now } = act
  const { reward } = poolAmounts(pool)
  const { daily, yearly, untilEnd } = calculateEarnings(act, added)
  const time = formatTime(pool.terms.endTime)
  const note = m.stakepage_yearly_note()
  return [
    { label: m.stakepage_daily(), value: reward(daily), note, isMoving: true },
    ...(endsWithinYear(pool, now)
      ? []
      : [{ label: m.stakepage_yearly(), value: reward(yearly), note, isMoving: true }]),
    { label: m.stakepage_until({ time }), value: reward(untilEnd), note, isMoving: true },
    {
      label: m.stakepage_rewards_left({ time }),
      value: reward(calculateEmissionLeft(pool, now)),
      isMoving: true,
    },
  ]
}

/** What a withdrawal does; a reward that its token's own launch holds back may not come with it. */
export function withdrawText({ pool, my }: Pick<StakerAct, 'pool' | 'my'>): string {
  const { isGated, symbol: token } = pool.rewardToken
  return isGated && my.pending > 0n
    ? m.stakepage_withdraw_text_gated({ token })
    : m.stakepage_withdraw_text()
}

/** What a withdrawal returns, and what of the reward comes with it. @param amount what is returned, in words */
export function withdrawPreview(
  { pool, my, now }: Pick<StakerAct, 'pool' | 'my' | 'now'>,
  amount: string,
  left: bigint,
): string {
  const { staked, reward } = poolAmounts(pool)
  const due = calculatePendingAt(pool, my, now)
  const values = { amount, reward: reward(due), left: staked(left) }
  const { isGated, symbol: token } = pool.rewardToken
  return isGated && due > 0n
    ? m.stakepage_withdraw_preview_gated({ ...values, token })
    : m.stakepage_withdraw_preview(values)
}

/** What an emergency withdrawal leaves due to its staker, where anything is. */
export function dueFacts({ pool, my, now }: StakerAct): ReviewLine[] {
  const due = calculatePendingAt(pool, my, now)
  if (due === 0n) return []
  const value = poolAmounts(pool).reward(due)
  const note = m.stakepage_emergency_due_note()
  return [{ label: m.stakepage_emergency_due(), value, note, isMoving: true }]
}

/** What was returned by it, and whether a reward waits. */
export const leftText = ({ pool, my, now }: StakerAct, amount: string): string =>
  calculatePendingAt(pool, my, now) === 0n
    ? m.stakepage_emergency_done_whole({ amount })
    : m.stakepage_emergency_done({ amount })
