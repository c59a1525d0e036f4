import { m } from '@slipway/messages'
import { readSplitParams } from '@slipway/sdk/lock/read-lock-params'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { loadLockPlans } from './load-plans.ts'
import { amountOf, formId } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

/** Makes a part of a lock a lock of its own, on the same terms. */
export function SplitForm({ act, view }: { act: FormContext; view: LockView }) {
  const { record, unit } = view
  return (
    <ActionForm
      act={act}
      kind="lock_split"
      id={formId('lock_split', view)}
      title={m.lock_split_title()}
      text={m.lock_split_text()}
      open={m.lock_split_open()}
      fields={[
        {
          name: 'amount',
          label: m.lock_split_amount(),
          rule: m.lock_split_rule({ amount: amountOf(view, record.amount) }),
          unit: unit.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) =>
        fromIssues(readSplitParams(amount, { lock: record, decimals: unit.decimals }), 'amount')
      }
      preview={({ amount }) =>
        m.lock_split_preview({
          amount: amountOf(view, amount),
          left: amountOf(view, record.amount - amount),
        })
      }
      plan={async (part) => (await loadLockPlans()).splitPlan(view, part)}
    />
  )
}
