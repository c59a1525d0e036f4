import { formatAmount, formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { isFull, reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import { AmountText } from '@slipway/ui/amount-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { PresaleFill } from '../shared/presale-fill.tsx'
import { calculateProgressBps } from '../shared/presale-numbers.ts'
import { nextPhase, type PhaseId } from '../shared/presale-phases.ts'
import { exitClosedText } from './exit-terms.ts'
import { PhaseLine } from './phase-line.tsx'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import classes from './state-panel.module.css'

const waits: Readonly<Record<PhaseId, () => string>> = {
  start: m.presale_wait_start,
  tier1: m.presale_wait_tier1,
  tier2: m.presale_wait_tier2,
  everybody: m.presale_wait_everybody,
  listed: m.presale_wait_listed,
  end: m.presale_wait_end,
  anyone: m.presale_wait_anyone,
  lapse: m.presale_wait_lapse,
  release: m.presale_wait_release,
}

function Wait({ view }: { view: PresaleView }) {
  const phase = nextPhase(view.presale, view.now)
  if (!phase) return null
  return (
    <div className={classes.wait} data-live={view.status.label === 'running' || undefined}>
      <span>{waits[phase.id]()}</span>
      <strong>
        <TimeLeft until={phase.at} />
      </strong>
      <small>{formatTime(phase.at)}</small>
    </div>
  )
}

const reasons = {
  none: undefined,
  owner: m.presale_reason_owner,
  softCapMissed: m.presale_reason_softCapMissed,
  lapsed: m.presale_reason_lapsed,
  unsellable: m.presale_reason_unsellable,
  removed: m.presale_reason_removed,
} as const

/** What finishing brought. The lock of the liquidity is said to be one until its end, which its owner may have moved on. */
function finishedText({ presale, now }: PresaleView): string {
  if (presale.kind === 'private') return m.presale_notice_finished_private()
  const until = presale.state.finalizedAt + presale.terms.lockTime
  return now < until
    ? m.presale_notice_finished_pool()
    : m.presale_notice_finished_unlocked({ time: formatTime(until) })
}

function Remarks({ view }: { view: PresaleView }): ReactNode {
  const { presale, status } = view
  const { terms, state, kind } = presale
  if (status.label === 'canceled')
    return (
      <NoticeBox tone="bad" title={reasons[status.reason]?.() ?? m.presale_status_canceled()}>
        {/* Before the start nobody could contribute. */}
        {status.reason !== 'removed' &&
          (state.userCount === 0
            ? m.presale_notice_canceled_nothing()
            : m.presale_notice_canceled_refund())}
      </NoticeBox>
    )
  if (status.label === 'waiting') {
    const after = (seconds: bigint) => formatTime(terms.endTime + Number(seconds))
    const lapse = after(presaleLimits.lapseSeconds)
    const isOwners = view.now < terms.endTime + Number(presaleLimits.ownerGraceSeconds)
    return (
      <NoticeBox tone="warn">
        {isOwners
          ? m.presale_notice_waiting({ time: after(presaleLimits.ownerGraceSeconds), lapse })
          : m.presale_notice_waiting_anyone({ lapse })}
      </NoticeBox>
    )
  }
  if (status.label === 'finished') return <NoticeBox tone="good">{finishedText(view)}</NoticeBox>
  return (
    <div className={classes.remarks}>
      {kind === 'fair' && state.total > terms.hardCap && (
        <NoticeBox tone="info">
          {m.presale_state_over({ times: formatAmount((state.total * 100n) / terms.hardCap, 2) })}
        </NoticeBox>
      )}
      {state.termsChanged && (
        <NoticeBox tone="info">
          {m.presale_state_terms_changed({ closed: exitClosedText() })}
        </NoticeBox>
      )}
      {isFull(kind, terms, state.total) && (
        <NoticeBox tone="good">{m.presale_state_full()}</NoticeBox>
      )}
    </div>
  )
}

/** How far the soft cap is; nothing of a canceled presale, whose refunds took out what counted. */
function SoftCapNote({ view }: { view: PresaleView }) {
  const { presale, status } = view
  const { terms, state, kind } = presale
  if (status.label === 'canceled') return null
  const isReached = reachesSoftCap(kind, terms, state.total)
  const { money } = presaleAmounts(presale)
  return (
    <small data-tone={isReached ? 'good' : undefined}>
      {isReached
        ? m.presale_state_soft_reached()
        : m.presale_state_soft_missing({ amount: money(terms.softCap - state.total) })}
    </small>
  )
}

/** What came in is raised, but for what a fair presale gives back of it. */
const sumName = ({ presale: { kind, state, terms } }: PresaleView): string =>
  kind === 'fair' && state.total > terms.hardCap
    ? m.presale_state_contributed()
    : m.presale_state_raised()

/** Where a presale stands: raised of what, with the soft cap as its mark, what the clock brings next, and its phases. */
export function StatePanel({ view }: { view: PresaleView }) {
  const { presale, status } = view
  const { terms, state, currency } = presale
  const { money } = presaleAmounts(presale)
  const progressBps = calculateProgressBps(state.total, terms.hardCap)
  const isCanceled = status.label === 'canceled'
  const raised = money(state.total)
  const cap = money(terms.hardCap)
  return (
    <Panel>
      <div className={classes.top}>
        <p className={classes.raised}>
          <strong>
            <AmountText
              units={state.total}
              decimals={currency.decimals}
              symbol={currency.symbol}
              maximumFractionDigits={8}
            />
          </strong>
          <span>
            {isCanceled
              ? m.presale_state_left()
              : `${sumName(view)} · ${m.presale_state_percent({ percent: formatBps(progressBps) })}`}
          </span>
        </p>
        <Wait view={view} />
      </div>
      <PresaleFill
        label={
          isCanceled
            ? m.presale_list_left_label({ amount: raised })
            : m.presale_list_progress_label({ raised, cap })
        }
        progressBps={progressBps}
        softBps={calculateProgressBps(terms.softCap, terms.hardCap)}
        isSunk={isCanceled}
      />
      <dl className={classes.figures}>
        <div>
          <dt>
            <i className={classes.softMark} aria-hidden /> {m.presale_state_soft()}
          </dt>
          <dd>
            {money(terms.softCap)}
            <SoftCapNote view={view} />
          </dd>
        </div>
        <div>
          <dt>{m.presale_state_hard()}</dt>
          <dd>{cap}</dd>
        </div>
        <div>
          <dt>
            {isCanceled ? m.presale_state_participants_left() : m.presale_state_participants()}
          </dt>
          <dd>{formatInteger(state.userCount)}</dd>
        </div>
      </dl>
      <Remarks view={view} />
      <PhaseLine view={view} />
    </Panel>
  )
}
