import { formatTime, joinSentences, m } from '@slipway/messages'
import { calculateFreedByStop } from '@slipway/sdk/staking/position-math'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { locksStakes } from '../locks-stakes.ts'
import type { PoolAct } from '../pool-act.ts'
import { poolAmounts } from '../pool-amounts.ts'
import { recoverPlan, stopPlan } from './admin-plans.ts'

function RecoverForm({ act }: { act: PoolAct }) {
  const { recoverable } = act.pool.state
  const { reward, glance } = poolAmounts(act.pool)
  if (recoverable === 0n && act.doneOf('pool_recover') === null)
    return (
      <FactRow title={m.stakepage_admin_recover_title()} text={m.stakepage_admin_recover_text()}>
        {m.stakepage_admin_recover_none()}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="pool_recover"
      title={m.stakepage_admin_recover_title()}
      text={m.stakepage_admin_recover_text()}
      current={glance.reward(recoverable)}
      open={m.stakepage_admin_recover_open()}
      preview={m.stakepage_harvest_preview({ amount: reward(recoverable) })}
      plan={() => recoverPlan(act)}
    />
  )
}

function StopForm({ act }: { act: PoolAct }) {
  const { pool, now } = act
  const { endTime } = pool.terms
  const { reward } = poolAmounts(pool)
  if (now >= endTime && act.doneOf('pool_stop') === null)
    return (
      <FactRow title={m.stakepage_admin_stop_title()} text={m.stakepage_admin_stop_text()}>
        {m.stakepage_admin_over({ time: formatTime(endTime) })}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="pool_stop"
      title={m.stakepage_admin_stop_title()}
      text={m.stakepage_admin_stop_text()}
      tone="final"
      open={m.stakepage_admin_stop_open()}
      preview={joinSentences([
        m.stakepage_admin_stop_preview({ amount: reward(calculateFreedByStop(pool, now)) }),
        ...(locksStakes(pool) ? [m.stakepage_admin_stop_unlocks()] : []),
      ])}
      finality={m.stakepage_admin_stop_permanent()}
      plan={() => stopPlan(act)}
    />
  )
}

/** What is over, and the end of rewards. */
export function EndGroup({ act }: { act: PoolAct }) {
  return (
    <ActionGroup title={m.stakepage_admin_end()}>
      <RecoverForm act={act} />
      <StopForm act={act} />
    </ActionGroup>
  )
}
