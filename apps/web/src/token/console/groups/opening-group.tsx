import { formatAmount, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import {
  calculateOpeningStatus,
  type Opening,
  type OpeningStatus,
} from '@slipway/sdk/token/launch/get-opening'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { StatusBadge } from '@slipway/ui/status-badge'
import { type Address, zeroAddress } from 'viem'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { TimeLeft } from '../../../transaction/time-left.tsx'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { type Currency, useCurrency } from '../use-currency.ts'
import { useTokenOpening } from '../use-token-opening.ts'
import { CommitForm } from './commit-form.tsx'

const statusTexts = {
  collecting: m.console_opening_collecting,
  waiting: m.console_opening_waiting,
  cleared: m.console_opening_cleared,
  refunding: m.console_opening_refunding,
} as const satisfies Record<OpeningStatus, () => string>

interface PartProps {
  act: ConsoleAct
  vault: Address
  opening: Opening
  currency: Currency
}

/** A part of 1 for the bar; a cap is never zero. */
const partOf = (total: bigint, cap: bigint) => Number(shareBps(total, cap)) / 10_000

function State({ opening, currency, status }: PartProps & { status: OpeningStatus }) {
  const quote = (units: bigint) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol, maximumFractionDigits: 6 })
  const until = status === 'collecting' ? opening.endsAt : opening.refundsFrom
  const hasEnd = status === 'collecting' || status === 'waiting'
  return (
    <FactRow title={m.console_opening_title()} text={m.console_opening_text()}>
      <StatusBadge tone={status === 'cleared' ? 'good' : 'info'}>
        {statusTexts[status]()}
      </StatusBadge>
      {hasEnd && (
        <small>
          {m.console_opening_left()} <TimeLeft until={until} />
        </small>
      )}
      <ProgressBar label={m.console_opening_total()} value={partOf(opening.total, opening.cap)}>
        {m.console_opening_of({ total: quote(opening.total), cap: quote(opening.cap) })}
      </ProgressBar>
    </FactRow>
  )
}

function ClearAction({ act, vault, opening }: PartProps) {
  const { token } = act
  return (
    <PlainAction
      act={act}
      kind="token_opening_clear"
      title={m.console_opening_clear_title()}
      text={m.console_opening_clear_text()}
      open={m.console_opening_clear_open()}
      plan={() =>
        actionPlan(token, {
          kind: 'token_opening_clear',
          plan: planTransaction(openingFlows.clear, { vault, openingId: opening.openingId }),
          review: {
            title: m.transaction_title_token_opening_clear({ subject: token.symbol }),
            gets: [{ label: m.console_launch_gets(), value: m.console_launch_open() }],
            permanent: [m.console_launch_permanent()],
          },
          done: m.console_opening_clear_done(),
        })
      }
    />
  )
}

/** What a depositor gets: tokens and what lay beyond the cap, or all of it back. */
function PaymentAction({
  act,
  vault,
  opening,
  currency,
  isRefund,
}: PartProps & { isRefund: boolean }) {
  const { token, account } = act
  const { tokens = 0n, quoteBack = 0n } = opening.claimable ?? {}
  const quote = (units: bigint) => shortAmount(units, currency)
  const back = isRefund ? (opening.commitment ?? 0n) : quoteBack
  const kind = isRefund ? 'token_opening_refund' : 'token_opening_claim'
  const title = isRefund ? m.console_opening_refund_title() : m.console_opening_claim_title()
  return (
    <PlainAction
      act={act}
      kind={kind}
      title={title}
      text={isRefund ? m.console_opening_refund_text() : m.console_opening_claim_text()}
      current={isRefund ? quote(back) : shortAmount(tokens, token)}
      open={m.console_claim_open()}
      plan={() =>
        actionPlan(token, {
          kind,
          plan: planTransaction(isRefund ? openingFlows.refund : openingFlows.claim, {
            vault,
            openingId: opening.openingId,
            to: account,
          }),
          review: {
            title,
            gets: [
              ...(isRefund ? [] : [{ label: token.symbol, value: shortAmount(tokens, token) }]),
              { label: currency.symbol, value: quote(back) },
            ],
          },
          done: isRefund ? m.console_opening_refund_done() : m.console_opening_claim_done(),
        })
      }
    />
  )
}

function OpeningActions(props: PartProps & { status: OpeningStatus }) {
  const { act, opening, status } = props
  const hasPart = (opening.commitment ?? 0n) > 0n
  const isDone = (kind: string) => act.doneOf(kind) !== null
  return (
    <>
      {(status === 'collecting' || isDone('token_opening_commit')) && <CommitForm {...props} />}
      {((status === 'waiting' && opening.total > 0n) || isDone('token_opening_clear')) && (
        <ClearAction {...props} />
      )}
      {((status === 'cleared' && hasPart) || isDone('token_opening_claim')) && (
        <PaymentAction {...props} isRefund={false} />
      )}
      {((status === 'refunding' && hasPart) || isDone('token_opening_refund')) && (
        <PaymentAction {...props} isRefund />
      )}
    </>
  )
}

/** The batch opening of a token, for whoever wants to take part: commit, clear, claim, or be paid back. */
export default function OpeningGroup({ act }: { act: ConsoleAct }) {
  const found = useTokenOpening(act.token.address, act.account)
  const quote = found && (found.opening.isNative ? zeroAddress : found.opening.quote)
  const currency = useCurrency(quote)
  if (!found || !currency) return null
  const status = calculateOpeningStatus(found.opening, act.now)
  const parts = { act, currency, status, ...found }
  return (
    <ActionGroup title={m.console_group_opening()} text={m.console_group_opening_text()}>
      <State {...parts} />
      <OpeningActions {...parts} />
    </ActionGroup>
  )
}
