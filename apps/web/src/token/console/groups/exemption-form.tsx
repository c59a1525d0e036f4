import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { getAccountRules } from '@slipway/sdk/token/evm/get-account-rules'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readExemptionParams } from '@slipway/sdk/token/params/read-account-params'
import type { TaxedState } from '@slipway/sdk/token/types'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

const names = {
  in: m.console_exemption_in,
  out: m.console_exemption_out,
  both: m.console_exemption_both,
} as const
type Direction = keyof typeof names

/** Exempt a contract from taxes and limits in one or both directions; one way, and visible to everybody. */
export function ExemptionForm({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  const { token } = act
  const [direction, setDirection] = useState<Direction>('in')
  return (
    <ActionForm
      act={act}
      kind="token_add_exemption"
      tone="final"
      title={m.console_exemption_title()}
      text={m.console_exemption_text()}
      open={m.console_exemption_open()}
      fields={[
        {
          name: 'account',
          label: m.console_exemption_contract(),
          rule: m.console_exemption_rule(),
          kind: 'address',
        },
      ]}
      initial={{ account: '' }}
      read={({ account }) =>
        fromIssues(
          readExemptionParams(
            { account, into: direction !== 'out', outOf: direction !== 'in' },
            { pair: taxed.launch.pair },
          ),
          'account',
        )
      }
      extra={
        <ChoiceCards<Direction>
          label={m.console_exemption_direction()}
          choices={(Object.keys(names) as Direction[]).map((value) => ({
            value,
            title: names[value](),
          }))}
          value={direction}
          onChange={setDirection}
        />
      }
      finality={m.console_exemption_finality()}
      plan={async ({ account, directions }) => {
        const [rules] = await getAccountRules(readClient, token.address, [account])
        // Every bit of it stands already.
        if (rules && (rules.directions & directions) === directions)
          throw new PlanRefused(m.console_exemption_same())
        return actionPlan(token, {
          kind: 'token_add_exemption',
          plan: planTransaction(tokenActionFlows.addExemption, {
            token: token.address,
            account,
            directions,
          }),
          review: {
            title: m.transaction_title_token_add_exemption({ subject: token.symbol }),
            gets: [
              { label: m.console_exemption_contract(), value: account, address: account },
              { label: m.console_exemption_direction(), value: names[direction]() },
            ],
            permanent: [m.console_exemption_finality()],
          },
          done: m.console_exemption_done(),
        })
      }}
    />
  )
}
