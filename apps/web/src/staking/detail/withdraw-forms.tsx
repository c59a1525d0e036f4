import { formatTime, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { calculatePendingAt } from '@slipway/sdk/staking/position-math'
import { readWithdrawParams } from '@slipway/sdk/staking/read-staker-params'
import { ActionForm } from '../../action/action-form.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import { fromIssues } from '../../action/from-issues.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { withdrawPreview, withdrawText } from './earning-lines.ts'
import { locksStakes } from './locks-stakes.ts'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import { emergencyPlan, harvestPlan, withdrawPlan } from './staker-plans.ts'

/** Pays the reward alone. */
export function HarvestForm({ act }: { act: StakerAct }) {
  const { pool, my, now } = act
  const { reward, glance } = poolAmounts(pool)
  const pending = calculatePendingAt(pool, my, now)
  const harvestText = locksStakes(pool)
    ? m.stakepage_harvest_text()
    : m.stakepage_harvest_text_free()
  if (pending === 0n && act.doneOf('pool_harvest') === null)
    return (
      <FactRow title={m.stakepage_harvest_title()} text={harvestText}>
        {m.stakepage_harvest_none()}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="pool_harvest"
      title={m.stakepage_harvest_title()}
      text={harvestText}
      current={glance.reward(pending)}
      open={m.stakepage_harvest_open()}
      preview={m.stakepage_harvest_preview({ amount: reward(pending) })}
      plan={() => harvestPlan(act)}
    />
  )
}

/** Takes a part of the stake out, or all of it, with the reward; while it is locked, says until when. */
export function WithdrawForm({ act }: { act: StakerAct }) {
  const { pool, my, now } = act
  const { staked, glance } = poolAmounts(pool)
  if (my.staked === 0n && act.doneOf('pool_withdraw') === null) return null
  const lockedText =
    my.unlockTime > now && m.stakepage_withdraw_rule_locked({ time: formatTime(my.unlockTime) })
  return (
    <ActionForm
      key={my.staked > 0n ? 'in' : 'out'}
      act={act}
      kind="pool_withdraw"
      title={m.stakepage_withdraw_title()}
      text={withdrawText(act)}
      current={lockedText || glance.staked(my.staked)}
      open={m.stakepage_withdraw_open()}
      fields={[
        {
          name: 'amount',
          label: m.stakepage_amount(),
          rule: lockedText || m.stakepage_withdraw_rule({ amount: staked(my.staked) }),
          unit: act.token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: formatUnits(my.staked, act.token.decimals) }}
      read={({ amount }) => fromIssuesOf(amount, act)}
      preview={({ amount }) => withdrawPreview(act, staked(amount), my.staked - amount)}
      plan={({ amount }) => withdrawPlan(act, amount)}
    />
  )
}

const fromIssuesOf = (amount: string, { pool, my, now }: StakerAct) =>
  fromIssues(readWithdrawParams(amount, { pool, my, now }), 'amount')

/** The way out when a reward cannot be paid: everything that is staked, and nothing else. */
export function EmergencyForm({ act }: { act: StakerAct }) {
  const { pool, my, now } = act
  const { staked, reward } = poolAmounts(pool)
  const due = calculatePendingAt(pool, my, now)
  if (my.staked === 0n && act.doneOf('pool_emergency') === null) return null
  const isLocked = my.unlockTime > now && act.doneOf('pool_emergency') === null
  if (isLocked)
    return (
      <FactRow title={m.stakepage_emergency_title()} text={m.stakepage_emergency_text()}>
        {m.stakepage_withdraw_rule_locked({ time: formatTime(my.unlockTime) })}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="pool_emergency"
      title={m.stakepage_emergency_title()}
      text={m.stakepage_emergency_text()}
      tone="final"
      open={m.stakepage_emergency_open()}
      preview={
        due === 0n
          ? m.stakepage_emergency_preview_whole({ amount: staked(my.staked) })
          : m.stakepage_emergency_preview({ amount: staked(my.staked), reward: reward(due) })
      }
      plan={() => emergencyPlan(act)}
    />
  )
}
