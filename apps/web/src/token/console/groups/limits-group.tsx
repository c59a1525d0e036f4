import { formatBps, formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import {
  type AmountParams,
  readFissionParams,
  readSwapLimitParams,
  readWalletLimitParams,
} from '@slipway/sdk/token/params/read-limit-params'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { smallestLimit } from '../limit-bounds.ts'
import { actionPlan, amountOf } from '../plan-parts.ts'

interface PartProps {
  act: ConsoleAct
  taxed: TaxedState
}

const shareOf = (token: Token, amount: bigint) => formatBps(shareBps(amount, token.totalSupply))

const limits = {
  wallet: {
    kind: 'token_set_wallet_limit',
    flow: tokenActionFlows.setWalletLimit,
    field: 'walletLimit',
    read: readWalletLimitParams,
    title: m.console_wallet_limit_title,
    text: m.console_wallet_limit_text,
    label: m.console_wallet_limit_amount,
    done: m.console_wallet_limit_done,
    review: m.transaction_title_token_set_wallet_limit,
    now: (taxed: TaxedState) => taxed.limits.walletLimit,
  },
  swap: {
    kind: 'token_set_swap_limit',
    flow: tokenActionFlows.setSwapLimit,
    field: 'swapLimit',
    read: readSwapLimitParams,
    title: m.console_swap_limit_title,
    text: m.console_swap_limit_text,
    label: m.console_swap_limit_amount,
    done: m.console_swap_limit_done,
    review: m.transaction_title_token_set_swap_limit,
    now: (taxed: TaxedState) => taxed.limits.swapLimit,
  },
} as const

type LimitField = (typeof limits)[keyof typeof limits]['field']

function LimitForm({ act, taxed, which }: PartProps & { which: keyof typeof limits }) {
  const { token } = act
  const { kind, flow, field, read, title, text, label, done, review, now } = limits[which]
  const current = now(taxed)
  return (
    <ActionForm<LimitField, AmountParams>
      act={act}
      isSetting
      kind={kind}
      title={title()}
      text={text()}
      current={
        <>
          {shortAmount(current, token)}
          <small>{m.console_limit_share({ share: shareOf(token, current) })}</small>
        </>
      }
      fields={[
        {
          name: field,
          label: label(),
          rule: m.console_limit_rule({
            min: shortAmount(smallestLimit(token.totalSupply), token, 'up'),
          }),
          unit: token.symbol,
          kind: 'number',
        },
      ]}
      initial={{ [field]: formatUnits(current, token.decimals) } as Record<LimitField, string>}
      read={(values) => fromIssues(read({ text: values[field], unit: 'tokens' }, token), field)}
      preview={({ amount }) => m.console_limit_preview({ share: shareOf(token, amount) })}
      plan={({ amount }) =>
        actionPlan(token, {
          kind,
          plan: planTransaction(flow, { token: token.address, amount }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [
              { label: label(), value: amountOf(token, amount), note: shareOf(token, amount) },
            ],
          },
          done: done(),
        })
      }
    />
  )
}

function FissionForm({ act, taxed }: PartProps) {
  const { token } = act
  const max = tokenLimits.fissionMax
  return (
    <ActionForm
      act={act}
      isSetting
      kind="token_set_fission_count"
      title={m.console_fission_title()}
      text={m.console_fission_text()}
      current={formatInteger(taxed.limits.fissionCount)}
      fields={[
        {
          name: 'fissionCount',
          label: m.console_fission_count(),
          rule: m.console_fission_rule({ max: formatInteger(max) }),
          kind: 'number',
        },
      ]}
      initial={{ fissionCount: String(taxed.limits.fissionCount) }}
      read={(values) => fromIssues(readFissionParams(values.fissionCount), 'fissionCount')}
      plan={({ count }) =>
        actionPlan(token, {
          kind: 'token_set_fission_count',
          plan: planTransaction(tokenActionFlows.setFissionCount, { token: token.address, count }),
          review: {
            title: m.transaction_title_token_set_fission_count({ subject: token.symbol }),
            gets: [{ label: m.console_fission_count(), value: formatInteger(count) }],
          },
          done: m.console_fission_done(),
        })
      }
    />
  )
}

/** How much a wallet may hold, how much one trade may move, and the fission of a buy. */
export function LimitsGroup({ act, taxed }: PartProps) {
  const { capabilities } = act.token
  return (
    <ActionGroup
      title={m.console_group_limits()}
      // Fission alone has no such bound.
      {...((capabilities.walletLimit || capabilities.swapLimit) && {
        text: m.console_group_limits_text(),
      })}
    >
      {capabilities.walletLimit && <LimitForm act={act} taxed={taxed} which="wallet" />}
      {capabilities.swapLimit && <LimitForm act={act} taxed={taxed} which="swap" />}
      {capabilities.fission && <FissionForm act={act} taxed={taxed} />}
    </ActionGroup>
  )
}
