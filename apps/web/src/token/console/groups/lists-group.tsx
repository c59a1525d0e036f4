import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readBlacklistParams } from '@slipway/sdk/token/params/read-account-params'
import { addressListMax } from '@slipway/sdk/token/params/read-address-list'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { addressesOf } from '../addresses-of.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { ExemptionForm } from './exemption-form.tsx'

interface PartProps {
  act: ConsoleAct
  taxed: TaxedState
}

const acts = {
  add: {
    title: m.console_blacklist_add_title,
    text: m.console_blacklist_add_text,
    open: m.console_blacklist_add_open,
    gets: m.console_blacklist_add_gets,
    done: m.console_blacklist_add_done,
  },
  remove: {
    title: m.console_blacklist_remove_title,
    text: m.console_blacklist_remove_text,
    open: m.console_blacklist_remove_open,
    gets: m.console_blacklist_remove_gets,
    done: m.console_blacklist_remove_done,
  },
} as const

function blacklistPlan(
  token: Token,
  { accounts }: { accounts: readonly Address[] },
  listed: boolean,
) {
  const { gets, done } = acts[listed ? 'add' : 'remove']
  const count = formatInteger(accounts.length)
  return actionPlan(token, {
    kind: 'token_set_blacklist',
    plan: planTransaction(tokenActionFlows.setBlacklist, {
      token: token.address,
      accounts,
      listed,
    }),
    review: {
      title: m.transaction_title_token_set_blacklist({ subject: token.symbol }),
      gets: [
        { label: gets(), value: m.console_blacklist_count({ count }) },
        ...accounts.slice(0, 5).map((account, index) => ({
          label: `${index + 1}.`,
          value: account,
          address: account,
        })),
      ],
    },
    done: done({ count }),
    id: listed ? 'blacklist-add' : 'blacklist-remove',
  })
}

function BlacklistForm({ act, taxed, listed }: PartProps & { listed: boolean }) {
  const { token } = act
  const { title, text, open } = acts[listed ? 'add' : 'remove']
  return (
    <ActionForm
      act={act}
      kind="token_set_blacklist"
      id={listed ? 'blacklist-add' : 'blacklist-remove'}
      title={title()}
      text={text()}
      open={open()}
      fields={[
        {
          name: 'accounts',
          label: m.console_blacklist_lines(),
          rule: m.console_blacklist_rule({ max: addressListMax }),
          kind: 'lines',
        },
      ]}
      initial={{ accounts: '' }}
      read={({ accounts }) =>
        fromIssues(readBlacklistParams({ accounts, listed }, addressesOf(token, taxed)), 'accounts')
      }
      preview={({ accounts }) =>
        m.console_blacklist_preview({ count: formatInteger(accounts.length) })
      }
      plan={(params) => blacklistPlan(token, params, listed)}
    />
  )
}

/** Who may not trade, and which contracts trade without tax. */
export function ListsGroup({ act, taxed }: PartProps) {
  const { capabilities } = act.token
  return (
    <ActionGroup title={m.console_group_lists()} text={m.console_group_lists_text()}>
      {capabilities.blacklist && <BlacklistForm act={act} taxed={taxed} listed />}
      {capabilities.blacklist && <BlacklistForm act={act} taxed={taxed} listed={false} />}
      {capabilities.exemptions && <ExemptionForm act={act} taxed={taxed} />}
    </ActionGroup>
  )
}
