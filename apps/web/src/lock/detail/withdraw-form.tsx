import { formatTime, m } from '@slipway/messages'
import { readWithdrawParams } from '@slipway/sdk/lock/read-lock-params'
import { calculateNextRelease, calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { loadLockPlans } from './load-plans.ts'
import { amountOf, formId, glanceOf } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

function ruleText(view: LockView, free: bigint): string {
  const { record, now } = view
  if (free > 0n) return m.lock_withdraw_rule({ amount: amountOf(view, free) })
  const next = calculateNextRelease(record, now)
  return m.lock_withdraw_rule_none({ time: formatTime(next?.from ?? record.unlockAt) })
}

/** Takes out what is released, all of it or a part; before that it says why not. */
export function WithdrawForm({ act, view }: { act: FormContext; view: LockView }) {
  const { record, unit, now } = view
  const free = calculateReleasedAmount(record, now)
  return (
    <ActionForm
      // What is free fills the field; once something is, the field begins anew.
      key={free > 0n ? 'free' : 'kept'}
      act={act}
      kind="lock_withdraw"
      id={formId('lock_withdraw', view)}
      title={m.lock_withdraw_title()}
      text={m.lock_withdraw_text()}
      current={m.lock_withdraw_current({ amount: glanceOf(view, free) })}
      open={m.lock_withdraw_open()}
      fields={[
        {
          name: 'amount',
          label: m.lock_amount(),
          rule: ruleText(view, free),
          unit: unit.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: free > 0n ? formatUnits(free, unit.decimals) : '' }}
      read={({ amount }) =>
        fromIssues(
          readWithdrawParams(amount, { lock: record, decimals: unit.decimals, now }),
          'amount',
        )
      }
      preview={({ amount }) =>
        m.lock_withdraw_preview({
          amount: amountOf(view, amount),
          left: amountOf(view, record.amount - amount),
        })
      }
      plan={async (part) => (await loadLockPlans()).withdrawPlan(view, part)}
    />
  )
}
