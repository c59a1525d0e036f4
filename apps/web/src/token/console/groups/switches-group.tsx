import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { StatusBadge } from '@slipway/ui/status-badge'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

interface Switch {
  key: keyof TaxedState['switches']
  kind:
    | 'token_disable_tax_change'
    | 'token_disable_blacklist'
    | 'token_disable_wallet_limit'
    | 'token_disable_swap_limit'
  flow: typeof tokenActionFlows.disableTaxChange
  title: () => string
  /** What turning it off means, for good. */
  text: () => string
  /** The same for a token that pays NFTs, which it may have excluded. */
  nftText?: (texts: { text: string }) => string
  done: () => string
  review: (names: { subject: string }) => string
}

const switches: readonly Switch[] = [
  {
    key: 'taxChange',
    kind: 'token_disable_tax_change',
    flow: tokenActionFlows.disableTaxChange,
    title: m.console_switch_tax_title,
    text: m.console_switch_tax_text,
    done: m.console_switch_tax_done,
    review: m.transaction_title_token_disable_tax_change,
  },
  {
    key: 'blacklist',
    kind: 'token_disable_blacklist',
    flow: tokenActionFlows.disableBlacklist,
    title: m.console_switch_blacklist_title,
    text: m.console_switch_blacklist_text,
    nftText: m.console_switch_blacklist_text_nft,
    done: m.console_switch_blacklist_done,
    review: m.transaction_title_token_disable_blacklist,
  },
  {
    key: 'walletLimit',
    kind: 'token_disable_wallet_limit',
    flow: tokenActionFlows.disableWalletLimit,
    title: m.console_switch_wallet_title,
    text: m.console_switch_wallet_text,
    done: m.console_switch_wallet_done,
    review: m.transaction_title_token_disable_wallet_limit,
  },
  {
    key: 'swapLimit',
    kind: 'token_disable_swap_limit',
    flow: tokenActionFlows.disableSwapLimit,
    title: m.console_switch_swap_title,
    text: m.console_switch_swap_text,
    done: m.console_switch_swap_done,
    review: m.transaction_title_token_disable_swap_limit,
  },
]

function textOf({ text, nftText }: Switch, { nft }: Token): string {
  return nft && nftText ? nftText({ text: text() }) : text()
}

function offPlan(token: Token, one: Switch) {
  const { kind, flow, done, review } = one
  return actionPlan(token, {
    kind,
    plan: planTransaction(flow, { token: token.address }),
    review: {
      title: review({ subject: token.symbol }),
      gets: [{ label: m.console_switch_state(), value: m.console_switch_off() }],
      permanent: [textOf(one, token)],
    },
    done: done(),
  })
}

function State({ isOn }: { isOn: boolean }) {
  return (
    <StatusBadge tone={isOn ? 'warn' : 'good'}>
      {isOn ? m.console_switch_on() : m.console_switch_off()}
    </StatusBadge>
  )
}

/** What stands instead of a form once a switch is off. */
function OffRow({ title, text }: { title: string; text: string }) {
  return (
    <FactRow title={title} text={text}>
      <State isOn={false} />
    </FactRow>
  )
}

/** Switches that go off and never on again, each with what goes with it. */
export function SwitchesGroup({ act, taxed }: { act: ConsoleAct; taxed: TaxedState }) {
  return (
    <ActionGroup title={m.console_group_switches()} text={m.console_group_switches_text()}>
      {switches.map((one) => {
        const { key, kind, title } = one
        const text = textOf(one, act.token)
        const isDone = act.doneOf(kind) !== null
        if (!taxed.switches[key] && !isDone) return <OffRow key={key} title={title()} text={text} />
        return (
          <PlainAction
            key={key}
            act={act}
            kind={kind}
            tone="final"
            title={title()}
            text={text}
            current={<State isOn={taxed.switches[key] && !isDone} />}
            open={m.console_switch_open()}
            finality={m.console_switch_finality()}
            plan={() => offPlan(act.token, one)}
          />
        )
      })}
    </ActionGroup>
  )
}
