import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readInviterParams } from '@slipway/sdk/token/params/read-account-params'
import type { ReferralState } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { ActionForm } from '../../../action/action-form.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

/** The inviter of the connected wallet: accepted once, for good. */
export function InviterAction({ act, referral }: { act: ConsoleAct; referral: ReferralState }) {
  const { token, account } = act
  if (referral.inviter && act.doneOf('token_accept_inviter') === null)
    return (
      <FactRow title={m.console_inviter_title()} text={m.console_inviter_bound()}>
        <AddressText address={referral.inviter} />
      </FactRow>
    )
  return (
    <ActionForm
      act={act}
      kind="token_accept_inviter"
      title={m.console_inviter_title()}
      text={m.console_inviter_text()}
      open={m.console_inviter_open()}
      fields={[
        {
          name: 'inviter',
          label: m.console_inviter_address(),
          rule: m.console_inviter_rule(),
          kind: 'address',
        },
      ]}
      initial={{ inviter: '' }}
      read={({ inviter }) => fromIssues(readInviterParams(inviter, account), 'inviter')}
      finality={m.console_inviter_permanent()}
      plan={({ inviter }) =>
        actionPlan(token, {
          kind: 'token_accept_inviter',
          plan: planTransaction(tokenActionFlows.acceptInviter, { token: token.address, inviter }),
          review: {
            title: m.transaction_title_token_accept_inviter({ subject: token.symbol }),
            gets: [{ label: m.console_inviter_address(), value: inviter, address: inviter }],
            permanent: [m.console_inviter_permanent()],
          },
          done: m.console_inviter_done(),
        })
      }
    />
  )
}
