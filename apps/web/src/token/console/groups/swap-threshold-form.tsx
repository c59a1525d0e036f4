import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readSwapThresholdParams } from '@slipway/sdk/token/params/read-limit-params'
import type { TaxedState } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { largestSwapThreshold } from '../limit-bounds.ts'
import { actionPlan, amountOf } from '../plan-parts.ts'

/** How much collected tax waits before it is sold. */
export function SwapThresholdForm({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  const { token } = act
  const { swapThreshold } = taxed.limits
  return (
    <ActionForm
      act={act}
      isSetting
      kind="token_set_swap_threshold"
      title={m.console_threshold_title()}
      text={m.console_threshold_text()}
      current={
        <>
          {shortAmount(swapThreshold, token)}
          <small>
            {m.console_threshold_waiting({ amount: shortAmount(taxed.collectedTax, token) })}
          </small>
        </>
      }
      fields={[
        {
          name: 'swapThreshold',
          label: m.console_threshold_amount(),
          rule: m.console_threshold_rule({
            max: shortAmount(largestSwapThreshold(token.totalSupply), token),
          }),
          unit: token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ swapThreshold: formatUnits(swapThreshold, token.decimals) }}
      read={({ swapThreshold: text }) =>
        fromIssues(
          readSwapThresholdParams({ text, unit: 'tokens' }, { supply: token, isTaxed: true }),
          'swapThreshold',
        )
      }
      plan={({ amount }) =>
        actionPlan(token, {
          kind: 'token_set_swap_threshold',
          plan: planTransaction(tokenActionFlows.setSwapThreshold, {
            token: token.address,
            amount,
          }),
          review: {
            title: m.transaction_title_token_set_swap_threshold({ subject: token.symbol }),
            gets: [{ label: m.console_threshold_amount(), value: amountOf(token, amount) }],
          },
          done: m.console_threshold_done(),
        })
      }
    />
  )
}
