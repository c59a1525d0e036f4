import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { getAccountRules } from '@slipway/sdk/token/evm/get-account-rules'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readBlacklistParams } from '@slipway/sdk/token/params/read-account-params'
import { addressListMax } from '@slipway/sdk/token/params/read-address-list'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { readClient } from '../../../core/read-client.ts'
import { addressesOf } from '../addresses-of.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan, hasFrozen } from '../plan-parts.ts'
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
  // Who was frozen by the kill blocks was never on the list, and comes free by the same act.
  free: {
    title: m.console_blacklist_remove_title,
    text: m.console_blacklist_remove_text_kill,
    open: m.console_blacklist_remove_open,
    gets: m.console_blacklist_free_gets,
    done: m.console_blacklist_free_done,
  },
  // Without a list there is nothing else that an owner could free somebody from.
  unfreeze: {
    title: m.console_unfreeze_title,
    text: m.console_unfreeze_text,
    open: m.console_unfreeze_open,
    gets: m.console_unfreeze_gets,
    done: m.console_unfreeze_done,
  },
} as const
type ListAct = keyof typeof acts

/** Leaves out whom it would not change: the review and the list name those alone whom it does. */
async function changedOf(token: Token, accounts: readonly Address[], listed: boolean) {
  const rules = await getAccountRules(readClient, token.address, accounts)
  const changed = rules.filter(({ isListed, frozen }) =>
    listed ? !isListed : isListed || frozen > 0n,
  )
  if (changed.length === 0)
    throw new PlanRefused(listed ? m.console_blacklist_all() : m.console_blacklist_none())
  return changed.map(({ account }) => account)
}

async function blacklistPlan(
  token: Token,
  params: { accounts: readonly Address[]; listed: boolean },
  name: ListAct,
) {
  const { listed } = params
  const accounts = await changedOf(token, params.accounts, listed)
  const { gets, done } = acts[name]
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
        { label: gets(), value: m.console_blacklist_count({ count }), isUnnamed: true },
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

function BlacklistForm({ act, taxed, name }: PartProps & { name: ListAct }) {
  const { token } = act
  const listed = name === 'add'
  const { title, text, open } = acts[name]
  // What staked liquidity earns is paid to listed wallets as well.
  const losesDividends = listed && token.dividends !== undefined && !token.liquidityStake
  return (
    <ActionForm
      act={act}
      kind="token_set_blacklist"
      id={listed ? 'blacklist-add' : 'blacklist-remove'}
      title={title()}
      text={losesDividends ? m.console_blacklist_add_text_dividends({ text: text() }) : text()}
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
      plan={(params) => blacklistPlan(token, params, name)}
    />
  )
}

/** Who may not trade, and which contracts trade without tax. */
export function ListsGroup({ act, taxed }: PartProps) {
  const { capabilities } = act.token
  return (
    <ActionGroup title={m.console_group_lists()} text={m.console_group_lists_text()}>
      {capabilities.blacklist && <BlacklistForm act={act} taxed={taxed} name="add" />}
      {capabilities.blacklist && (
        <BlacklistForm act={act} taxed={taxed} name={hasFrozen(taxed) ? 'free' : 'remove'} />
      )}
      {!capabilities.blacklist && hasFrozen(taxed) && (
        <BlacklistForm act={act} taxed={taxed} name="unfreeze" />
      )}
      {capabilities.exemptions && <ExemptionForm act={act} taxed={taxed} />}
    </ActionGroup>
  )
}
