import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readMarketingWalletParams } from '@slipway/sdk/token/params/read-account-params'
import type { TaxedState } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { type Address, isAddressEqual } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import type { FormResult } from '../../../action/form-result.ts'
import { fromIssues } from '../../../action/from-issues.ts'
import { addressesOf } from '../addresses-of.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

type Reading = FormResult<'marketingWallet', { wallet: Address }>

/** A reading in the console's words: here it is the owner who is refused, whoever made the token; and so is who has it. */
function saidHere(reading: Reading, marketing: Address): Reading {
  const refuse = (code: string, text: string): Reading => ({
    ok: false,
    problems: { marketingWallet: { code, text } },
  })
  if (reading.ok)
    return isAddressEqual(reading.params.wallet, marketing)
      ? refuse('unchanged', m.console_marketing_same())
      : reading
  const code = reading.problems.marketingWallet?.code
  return code === 'Token_MarketingWalletIsOwner'
    ? refuse(code, m.console_marketing_rule())
    : reading
}

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
      read={({ marketingWallet }) => {
        const reading = fromIssues(
          readMarketingWalletParams(marketingWallet, addressesOf(token, taxed)),
          'marketingWallet',
        )
        return saidHere(reading, taxed.wallets.marketing)
      }}
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
