import { m } from '@slipway/messages'
import { readIncrementParams } from '@slipway/sdk/lock/read-lock-params'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { readClient } from '../../core/read-client.ts'
import { loadLockPlans } from './load-plans.ts'
import { additionText } from './lock-addition.ts'
import { amountOf, formId, glanceOf } from './lock-amounts.ts'
import type { LockView } from './lock-view.ts'

interface IncrementFormProps {
  act: FormContext
  view: LockView
  /** Who pays. */
  account: Address
}

/** Adds to a lock; anybody may, for its owner. */
export function IncrementForm({ act, view, account }: IncrementFormProps) {
  const { record, row, unit } = view
  const { data } = useQuery(tokenFactsQuery(readClient, { address: row.asset, account }))
  const balance = data?.balance ?? 0n
  return (
    <ActionForm
      act={act}
      kind="lock_increment"
      id={formId('lock_increment', view)}
      title={m.lock_increment_title()}
      text={additionText(view)}
      current={data && m.lock_increment_current({ amount: glanceOf(view, balance) })}
      open={m.lock_increment_open()}
      fields={[
        {
          name: 'amount',
          label: m.lock_amount(),
          rule: m.lock_increment_rule(),
          unit: unit.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) =>
        fromIssues(
          readIncrementParams(amount, { lock: record, decimals: unit.decimals, balance }),
          'amount',
        )
      }
      preview={({ amount }) =>
        m.lock_increment_preview({ amount: amountOf(view, record.amount + amount) })
      }
      plan={async ({ amount }) => (await loadLockPlans()).incrementPlan(view, account, amount)}
    />
  )
}
