import { m } from '@slipway/messages'
import { mappingStatus } from '@slipway/sdk/airdrop/mapping/mapping-status'
import { readRechargeParams } from '@slipway/sdk/airdrop/mapping/read-mapping-params'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { amountIn } from './mapping-amounts.ts'
import { rechargePlan } from './mapping-plans.ts'
import type { MappingView } from './mapping-view.ts'

interface RechargeFormProps {
  act: FormContext
  view: MappingView
  /** Who pays; anybody may. */
  account: Address
}

/** Adds new tokens to the pool. */
export function RechargeForm({ act, view, account }: RechargeFormProps) {
  const { mapping, mine, now } = view
  const { target, targetLeft } = mapping
  const isOver = mappingStatus(mapping, now) === 'finished'
  return (
    <ActionForm
      act={act}
      kind="mapping_recharge"
      title={m.mapping_recharge_title()}
      text={isOver ? m.mapping_recharge_text_over() : m.mapping_recharge_text()}
      current={m.mapping_recharge_current({ amount: amountIn(target, targetLeft) })}
      open={m.mapping_recharge_open()}
      fields={[
        {
          name: 'amount',
          label: m.mapping_recharge_amount(),
          rule: m.mapping_recharge_rule(),
          unit: target.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) =>
        fromIssues(readRechargeParams(amount, mapping, mine?.targetBalance), 'amount')
      }
      preview={({ amount }) =>
        m.mapping_recharge_preview({ amount: amountIn(target, targetLeft + amount) })
      }
      plan={({ amount }) => rechargePlan(mapping, account, amount)}
    />
  )
}
