import { formatAmount, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import {
  calculateOpeningStatus,
  type Opening,
  type OpeningStatus,
} from '@slipway/sdk/token/launch/get-opening'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { StatusBadge } from '@slipway/ui/status-badge'
import { type Address, zeroAddress } from 'viem'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { Notice } from '../../../core/notice.tsx'
import { TimeLeft } from '../../../transaction/time-left.tsx'
import { shortAmount } from '../../shared/short-amount.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { type Currency, useCurrency } from '../use-currency.ts'
import { isOpen, useTokenOpenings } from '../use-token-openings.ts'
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
const partOf = (total: bigint, cap: bigint) => shareBps(total, cap) / 10_000

interface StateProps extends PartProps {
  status: OpeningStatus
}

/** Its time is over, and nobody waits for a swap or a refund. */
const isEmpty = ({ opening, status }: Pick<StateProps, 'opening' | 'status'>) =>
  opening.total === 0n && (status === 'waiting' || status === 'refunding')

/** Trading is open already, though nobody settled the opening. */
const isOpenedByHand = ({ token }: ConsoleAct) => token.taxed?.launch.isLaunched === true

/** Others can already buy, while somebody can still join an opening or waits for its settlement. */
const isOpenedEarly = (act: ConsoleAct, opening: Opening) =>
  isOpenedByHand(act) && isOpen(opening, act.now)

function stateText({ act, opening, currency, status }: StateProps): string {
  if (isEmpty({ opening, status }))
    return isOpenedByHand(act) ? m.console_opening_empty_opened() : m.console_opening_empty_text()
  if (status === 'refunding') return m.console_opening_refunding_text()
  if (status !== 'cleared') return m.console_opening_text()
  if (opening.spent === 0n) return m.console_opening_cleared_empty()
  return m.console_opening_cleared_text({
    spent: shortAmount(opening.spent, currency),
    bought: shortAmount(opening.bought, act.token),
  })
}

function State(props: StateProps) {
  const { opening, currency, status } = props
  const quote = (units: bigint) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol, maximumFractionDigits: 6 })
  return (
    <FactRow title={m.console_opening_title()} text={stateText(props)}>
      <StatusBadge tone={status === 'cleared' ? 'good' : 'info'}>
        {isEmpty(props) ? m.console_opening_empty() : statusTexts[status]()}
      </StatusBadge>
      {status === 'collecting' && (
        <small>
          {m.console_opening_left()} <TimeLeft until={opening.endsAt} />
        </small>
      )}
      {status === 'waiting' && !isEmpty(props) && (
        <small>
          {m.console_opening_refunds_in()} <TimeLeft until={opening.refundsFrom} />
        </small>
      )}
      <ProgressBar label={m.console_opening_total()} value={partOf(opening.total, opening.cap)}>
        {m.console_opening_of({ total: quote(opening.total), cap: quote(opening.cap) })}
      </ProgressBar>
    </FactRow>
  )
}

function ClearAction({ act, vault, opening, currency }: PartProps) {
  const { token } = act
  const isOpened = isOpenedByHand(act)
  const isFull = opening.total > opening.cap
  const spent = isFull ? opening.cap : opening.total
  return (
    <PlainAction
      act={act}
      kind="token_opening_clear"
      title={m.console_opening_clear_title()}
      text={isOpened ? m.console_opening_clear_text_opened() : m.console_opening_clear_text()}
      open={m.console_opening_clear_open()}
      plan={() =>
        actionPlan(token, {
          kind: 'token_opening_clear',
          plan: planTransaction(openingFlows.clear, { vault, openingId: opening.openingId }),
          review: {
            title: m.transaction_title_token_opening_clear({ subject: token.symbol }),
            gets: [
              ...(isOpened
                ? []
                : [{ label: m.console_launch_gets(), value: m.console_launch_open() }]),
              { label: m.console_opening_clear_spends(), value: shortAmount(spent, currency) },
            ],
            permanent: isOpened ? [] : [m.console_launch_permanent()],
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
              ...(back > 0n ? [{ label: currency.symbol, value: quote(back) }] : []),
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
      {(status === 'collecting' || isDone('token_opening_commit')) && (
        <CommitForm {...props} isOpened={isOpenedByHand(act)} />
      )}
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

function OneOpening({ act, vault, opening }: Pick<PartProps, 'act' | 'vault' | 'opening'>) {
  const currency = useCurrency(opening.isNative ? zeroAddress : opening.quote)
  if (!currency) return null
  const status = calculateOpeningStatus(opening, act.now)
  const parts = { act, vault, opening, currency, status }
  return (
    <>
      <State {...parts} />
      {isOpenedEarly(act, opening) && (
        <NoticeBox tone="warn">{m.console_opening_early()}</NoticeBox>
      )}
      <OpeningActions {...parts} />
    </>
  )
}

/**
 * The batch openings of a token, for whoever wants to take part: commit, clear, claim, or be paid back. Of those before
 * the newest only what still runs, or has something for the account.
 */
export default function OpeningGroup({ act }: { act: ConsoleAct }) {
  const { vault, openings, isUnread, again } = useTokenOpenings(act.token.address, act.account)
  const shown = openings.filter(
    (opening, index) => index === 0 || (opening.commitment ?? 0n) > 0n || isOpen(opening, act.now),
  )
  return (
    <>
      {/* Without a gate there is nothing that an opening could open. */}
      {isUnread && act.token.taxed && (
        <Notice tone="warn" onRetry={again}>
          {m.console_opening_unread()}
        </Notice>
      )}
      {vault && shown.length > 0 && (
        <ActionGroup
          title={m.console_group_opening()}
          text={
            shown.some((opening) => isOpenedEarly(act, opening))
              ? m.console_group_opening_text_opened()
              : m.console_group_opening_text()
          }
        >
          {shown.map((opening) => (
            <OneOpening key={String(opening.openingId)} act={act} vault={vault} opening={opening} />
          ))}
        </ActionGroup>
      )}
    </>
  )
}
