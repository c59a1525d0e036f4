import { formatTime, m } from '@slipway/messages'
import { mappingLimits } from '@slipway/sdk/airdrop/mapping/mapping-limits'
import { mappingStatus } from '@slipway/sdk/airdrop/mapping/mapping-status'
import { readKeyParams } from '@slipway/sdk/airdrop/mapping/read-mapping-params'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { PlanRefused } from '../../action/plan-refused.ts'
import { amountIn } from './mapping-amounts.ts'
import { keyPlan, withdrawPlan } from './mapping-plans.ts'
import type { MappingView } from './mapping-view.ts'

interface OwnerFormProps {
  act: FormContext
  view: MappingView
}

/** What was brought, once nobody can bring more. */
export function WithdrawOriginForm({ act, view }: OwnerFormProps) {
  const { mapping, now } = view
  const { origin, originHeld, endTime } = mapping
  const isOver = mappingStatus(mapping, now) === 'finished'
  return (
    <PlainAction
      act={act}
      kind="mapping_withdraw_origin"
      title={m.mapping_withdraw_origin_title({ symbol: origin.symbol })}
      text={m.mapping_withdraw_origin_text()}
      current={amountIn(origin, originHeld)}
      open={m.mapping_withdraw_open()}
      preview={
        isOver
          ? m.mapping_withdraw_preview({ amount: amountIn(origin, originHeld) })
          : m.mapping_withdraw_from({ time: formatTime(endTime) })
      }
      plan={() => {
        if (!isOver) throw new PlanRefused(m.mapping_withdraw_from({ time: formatTime(endTime) }))
        if (originHeld === 0n) throw new PlanRefused(m.mapping_withdraw_nothing())
        return withdrawPlan(mapping, 'origin')
      }}
    />
  )
}

/** What is left of the pool, before the window or after it. */
export function WithdrawTargetForm({ act, view }: OwnerFormProps) {
  const { mapping, now } = view
  const { target, targetLeft, endTime } = mapping
  const isRunning = mappingStatus(mapping, now) === 'running'
  return (
    <PlainAction
      act={act}
      kind="mapping_withdraw_target"
      title={m.mapping_withdraw_target_title({ symbol: target.symbol })}
      text={m.mapping_withdraw_target_text()}
      current={amountIn(target, targetLeft)}
      open={m.mapping_withdraw_open()}
      preview={
        isRunning
          ? m.mapping_withdraw_from({ time: formatTime(endTime) })
          : m.mapping_withdraw_preview({ amount: amountIn(target, targetLeft) })
      }
      plan={() => {
        if (isRunning) throw new PlanRefused(m.mapping_withdraw_from({ time: formatTime(endTime) }))
        if (targetLeft === 0n) throw new PlanRefused(m.mapping_withdraw_nothing())
        return withdrawPlan(mapping, 'target')
      }}
    />
  )
}

/** What the project says about itself. */
export function KeyForm({ act, view: { mapping } }: OwnerFormProps) {
  return (
    <ActionForm
      act={act}
      kind="mapping_set_ipfs_key"
      title={m.mapping_key_title()}
      text={m.mapping_key_text()}
      current={mapping.ipfsKey || m.mapping_key_none()}
      fields={[
        {
          name: 'ipfsKey',
          label: m.mapping_key(),
          rule: m.mapping_key_rule({ max: mappingLimits.keyBytesMax }),
        },
      ]}
      initial={{ ipfsKey: mapping.ipfsKey }}
      read={({ ipfsKey }) => fromIssues(readKeyParams(ipfsKey), 'ipfsKey')}
      preview={({ ipfsKey }) => m.mapping_key_preview({ key: ipfsKey || m.mapping_key_none() })}
      plan={({ ipfsKey }) => keyPlan(mapping, ipfsKey)}
    />
  )
}
