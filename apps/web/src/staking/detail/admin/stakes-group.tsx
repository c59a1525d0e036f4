import { m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { readLimitParams } from '@slipway/sdk/staking/read-admin-params'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlainAction } from '../../../action/plain-action.tsx'
import { limitText } from '../limit-text.ts'
import type { PoolAct } from '../pool-act.ts'
import { poolAmounts } from '../pool-amounts.ts'
import { limitPlan, openExitPlan } from './admin-plans.ts'

function LimitForm({ act }: { act: PoolAct }) {
  const { pool } = act
  const { limit } = pool.terms
  const { staked, glance } = poolAmounts(pool)
  // None, or over: its time never comes again, and a higher one would limit nobody.
  if (!pool.state.hasUserLimit && act.doneOf('pool_set_limit') === null)
    return (
      <FactRow title={m.stakepage_terms_limit_label()} text={m.stakepage_admin_limit_text()}>
        {limitText(act)}
      </FactRow>
    )
  return (
    <ActionForm
      act={act}
      kind="pool_set_limit"
      title={m.stakepage_terms_limit_label()}
      text={m.stakepage_admin_limit_text()}
      current={limit === 0n ? m.stakepage_terms_limit_none() : glance.staked(limit)}
      isSetting
      fields={[
        {
          name: 'limit',
          label: m.stakepage_amount(),
          rule: m.stakepage_admin_limit_rule({ amount: staked(limit) }),
          unit: act.token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ limit: formatUnits(limit, act.token.decimals) }}
      read={(values) => fromIssues(readLimitParams(values.limit, pool), 'limit')}
      preview={(params) =>
        params.limit === 0n
          ? m.stakepage_admin_limit_preview_none()
          : m.stakepage_admin_limit_preview({ amount: staked(params.limit) })
      }
      plan={(params) => limitPlan(act, params.limit)}
    />
  )
}

function ExitForm({ act }: { act: PoolAct }) {
  const { terms, state } = act.pool
  const text =
    act.status === 'ended' || act.status === 'stopped'
      ? m.stakepage_admin_exit_text_over()
      : m.stakepage_admin_exit_text()
  // There is nothing to open where nothing is locked.
  const isNeeded = terms.lockSeconds > 0 && !state.exitOpen
  if (!isNeeded && act.doneOf('pool_open_exit') === null)
    return (
      <FactRow title={m.stakepage_admin_exit_title()} text={text}>
        {terms.lockSeconds > 0 ? m.stakepage_terms_lock_open() : m.stakepage_terms_lock_none()}
      </FactRow>
    )
  return (
    <PlainAction
      act={act}
      kind="pool_open_exit"
      title={m.stakepage_admin_exit_title()}
      text={text}
      tone="final"
      open={m.stakepage_admin_exit_open()}
      finality={m.stakepage_admin_exit_permanent()}
      plan={() => openExitPlan(act)}
    />
  )
}

/** What concerns those who stake: how much each may, and the emergency exit. */
export function StakesGroup({ act }: { act: PoolAct }) {
  return (
    <ActionGroup title={m.stakepage_admin_stakes()}>
      <LimitForm act={act} />
      <ExitForm act={act} />
    </ActionGroup>
  )
}
