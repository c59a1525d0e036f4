import { formatTime, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { calculateReward, unlocksAt } from '@slipway/sdk/solana/staking/pool-math'
import { AmountField } from '@slipway/ui/amount-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import classes from './detail.module.css'
import { locksStakes } from './locks-stakes.ts'
import type { PoolActs } from './pool-act.ts'
import { readWithdrawal } from './read-amounts.ts'
import type { PoolView, StakerState } from './types.ts'

interface OutProps {
  view: PoolView
  acts: PoolActs
  state: StakerState
}

const dueOf = ({ pool, now }: PoolView, { stake }: StakerState): bigint =>
  stake ? calculateReward(pool, stake, now) : 0n

/** Why the stake cannot leave now; undefined where it can. */
function lockedText({ pool, now }: PoolView, { stake }: StakerState): string | undefined {
  if (!stake) return undefined
  const at = unlocksAt(pool, stake)
  return now < at ? m.stakepage_withdraw_rule_locked({ time: formatTime(at) }) : undefined
}

/** Pays the reward alone. */
export function HarvestCard({ view, acts, state }: OutProps) {
  const due = dueOf(view, state)
  const hasLock = locksStakes(view.pool)
  const idle = () => {
    if (view.reward.isUnread) return m.solstakepage_harvest_unread()
    return due === 0n ? m.error_StakingPool_NothingToHarvest() : undefined
  }
  return (
    <ActionCard
      actions={acts.review}
      acts={['harvest']}
      title={m.stakepage_harvest_title()}
      text={hasLock ? m.stakepage_harvest_text() : m.stakepage_harvest_text_free()}
      doneText={m.solstakepage_harvest_done()}
      idle={idle()}
      submit={m.solstakepage_harvest_button()}
      fact={
        due > 0n && (
          <KeyValueList>
            <KeyValue label={m.solstakepage_gets_reward()} emphasis="strong">
              {amountOf(view.reward, due)}
            </KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        acts.open({ kind: 'harvest', state })
      }}
    />
  )
}

/** Takes a part of the stake out, or all of it, with the reward. */
export function WithdrawCard({ view, acts, state }: OutProps) {
  const { stake: token, reward } = view
  const staked = state.stake?.amount ?? 0n
  const due = dueOf(view, state)
  const form = useActionForm(
    { symbol: symbolOf(token), decimals: token.decimals },
    { amount: '' },
    ({ amount }: Readonly<Record<'amount', string>>) => readWithdrawal(amount, view, staked),
    ({ amount }) => acts.open({ kind: 'withdraw', amount, state }),
  )
  return (
    <ActionCard
      actions={acts.review}
      acts={['withdraw']}
      title={m.stakepage_withdraw_title()}
      text={reward.isUnread ? m.solstakepage_withdraw_text_unread() : m.stakepage_withdraw_text()}
      doneText={m.solstakepage_withdraw_done()}
      idle={lockedText(view, state)}
      submit={m.solstakepage_withdraw_button()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <AmountField
        label={m.stakepage_amount()}
        rule={m.stakepage_withdraw_rule({ amount: amountOf(token, staked) })}
        withAsterisk
        unit={symbolOf(token)}
        onMaximum={() => form.set('amount', formatUnits(staked, token.decimals))}
        {...form.inputProps('amount')}
      />
      {form.reading.ok && (
        <p className={classes.muted} role="status">
          {m.stakepage_withdraw_preview({
            amount: amountOf(token, form.reading.params.amount),
            reward: amountOf(reward, reward.isUnread ? 0n : due),
            left: amountOf(token, staked - form.reading.params.amount),
          })}
        </p>
      )}
    </ActionCard>
  )
}

/** The way out where the reward cannot be paid: all of the stake, and nothing of the rewards. */
export function LeaveCard({ view, acts, state }: OutProps) {
  const { stake: token, reward } = view
  const staked = state.stake?.amount ?? 0n
  const due = dueOf(view, state)
  return (
    <ActionCard
      actions={acts.review}
      acts={['leave']}
      title={m.stakepage_emergency_title()}
      text={m.stakepage_emergency_text()}
      doneText={due === 0n ? m.solstakepage_withdraw_done() : m.solstakepage_leave_done()}
      idle={lockedText(view, state)}
      submit={m.stakepage_emergency_open()}
      onSubmit={(event) => {
        event.preventDefault()
        acts.open({ kind: 'leave', amount: staked, state })
      }}
    >
      <p className={classes.muted}>
        {due === 0n
          ? m.stakepage_emergency_preview_whole({ amount: amountOf(token, staked) })
          : m.stakepage_emergency_preview({
              amount: amountOf(token, staked),
              reward: amountOf(reward, due),
            })}
      </p>
    </ActionCard>
  )
}
