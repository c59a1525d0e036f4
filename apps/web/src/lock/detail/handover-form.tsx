import { m } from '@slipway/messages'
import { readHandoverParams } from '@slipway/sdk/lock/read-lock-party-params'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { loadLockPlans } from './load-plans.ts'
import { finalityOfHandover, formId } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

/** Gives a lock to another wallet, with every right of its owner. */
export function HandoverForm({ act, view }: { act: FormContext; view: LockView }) {
  const { record, contracts } = view
  return (
    <ActionForm
      act={act}
      kind="lock_transfer"
      id={formId('lock_transfer', view)}
      tone="final"
      title={m.lock_transfer_title()}
      text={m.lock_transfer_text()}
      open={m.lock_transfer_open()}
      fields={[
        {
          name: 'newOwner',
          label: m.lock_transfer_to(),
          rule: m.lock_transfer_rule(),
          kind: 'address',
        },
      ]}
      initial={{ newOwner: '' }}
      read={({ newOwner }) =>
        fromIssues(readHandoverParams(newOwner, { lock: record, contracts }), 'newOwner')
      }
      finality={finalityOfHandover(view)}
      plan={async ({ newOwner }) => (await loadLockPlans()).handoverPlan(view, newOwner)}
    />
  )
}
