import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readMarketingWalletParams } from '@slipway/sdk/token/params/read-account-params'
import type { TaxedState } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { ActionForm } from '../../../action/action-form.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { addressesOf } from '../addresses-of.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

/** Name the wallet that gets the marketing share; never the owner's own. */
export function MarketingWalletForm({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  const { token } = act
  return (
    <ActionForm
      act={act}
      kind="token_set_marketing_wallet"
      title={m.console_marketing_title()}
      text={m.console_marketing_text()}
      current={<AddressText address={taxed.wallets.marketing} />}
      fields={[
        {
          name: 'marketingWallet',
          label: m.console_marketing_wallet(),
          rule: m.console_marketing_rule(),
          kind: 'address',
        },
      ]}
      initial={{ marketingWallet: '' }}
      read={({ marketingWallet }) =>
        fromIssues(
          readMarketingWalletParams(marketingWallet, addressesOf(token, taxed)),
          'marketingWallet',
        )
      }
      plan={({ wallet }) =>
        actionPlan(token, {
          kind: 'token_set_marketing_wallet',
          plan: planTransaction(tokenActionFlows.setMarketingWallet, {
            token: token.address,
            wallet,
          }),
          review: {
            title: m.transaction_title_token_set_marketing_wallet({ subject: token.symbol }),
            gets: [{ label: m.console_marketing_gets(), value: wallet, address: wallet }],
          },
          done: m.console_marketing_done(),
        })
      }
    />
  )
}
