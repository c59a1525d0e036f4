import { formatAmount, formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { reachesSoftCap } from '@slipway/sdk/presale/presale-math'
import { AmountText } from '@slipway/ui/amount-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { calculateProgressBps } from '../sale/sale-numbers.ts'
import { nextPhase, type PhaseId } from '../sale/sale-phases.ts'
import { SaleTide } from '../sale/sale-tide.tsx'
import { PhaseLine } from './phase-line.tsx'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'
import classes from './state-panel.module.css'

const waits: Readonly<Record<PhaseId, () => string>> = {
  start: m.sale_wait_start,
  tier1: m.sale_wait_tier1,
  tier2: m.sale_wait_tier2,
  everybody: m.sale_wait_everybody,
  listed: m.sale_wait_listed,
  end: m.sale_wait_end,
  anyone: m.sale_wait_anyone,
  lapse: m.sale_wait_lapse,
  release: m.sale_wait_release,
}

function Wait({ view }: { view: SaleView }) {
  const phase = nextPhase(view.sale, view.now)
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
  owner: m.sale_reason_owner,
  softCapMissed: m.sale_reason_softCapMissed,
  lapsed: m.sale_reason_lapsed,
  unsellable: m.sale_reason_unsellable,
  removed: m.sale_reason_removed,
} as const

function Remarks({ view }: { view: SaleView }): ReactNode {
  const { sale, status } = view
  const { terms, state, kind } = sale
  if (status.label === 'canceled')
    return (
      <NoticeBox tone="bad" title={reasons[status.reason]?.() ?? m.sale_status_canceled()}>
        {/* Before the start nobody could contribute. */}
        {status.reason !== 'removed' && m.sale_notice_canceled_refund()}
      </NoticeBox>
    )
  if (status.label === 'waiting') {
    const after = (seconds: bigint) => formatTime(terms.endTime + Number(seconds))
    return (
      <NoticeBox tone="warn">
        {m.sale_notice_waiting({
          time: after(presaleLimits.ownerGraceSeconds),
          lapse: after(presaleLimits.lapseSeconds),
        })}
      </NoticeBox>
    )
  }
  if (status.label === 'finished')
    return (
      <NoticeBox tone="good">
        {kind === 'private' ? m.sale_notice_finished_private() : m.sale_notice_finished_pool()}
      </NoticeBox>
    )
  if (kind === 'fair' && state.total > terms.hardCap) {
    const times = formatAmount((state.total * 10n) / terms.hardCap, 1)
    return <NoticeBox tone="info">{m.sale_state_over({ times })}</NoticeBox>
  }
  if (state.termsChanged) return <NoticeBox tone="info">{m.sale_state_terms_changed()}</NoticeBox>
  if (kind !== 'fair' && state.total >= terms.hardCap)
    return <NoticeBox tone="good">{m.sale_state_full()}</NoticeBox>
  return null
}

/** Where a sale stands: raised of what, with the soft cap as its mark, what the clock brings next, and its phases. */
export function StatePanel({ view }: { view: SaleView }) {
  const { sale, status } = view
  const { terms, state, currency } = sale
  const { money } = saleAmounts(sale)
  const progressBps = calculateProgressBps(state.total, terms.hardCap)
  const isSoftReached = reachesSoftCap(sale.kind, terms, state.total)
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
              maximumFractionDigits={4}
            />
          </strong>
          <span>
            {m.sale_state_raised()} · {m.sale_state_percent({ percent: formatBps(progressBps) })}
          </span>
        </p>
        <Wait view={view} />
      </div>
      <SaleTide
        label={m.sale_list_progress_label({ raised, cap })}
        progressBps={progressBps}
        softBps={calculateProgressBps(terms.softCap, terms.hardCap)}
        isSunk={status.label === 'canceled'}
      />
      <dl className={classes.figures}>
        <div>
          <dt>
            <i className={classes.softMark} aria-hidden /> {m.sale_state_soft()}
          </dt>
          <dd>
            {money(terms.softCap)}
            <small data-tone={isSoftReached ? 'good' : undefined}>
              {isSoftReached
                ? m.sale_state_soft_reached()
                : m.sale_state_soft_missing({ amount: money(terms.softCap - state.total) })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{m.sale_state_hard()}</dt>
          <dd>{cap}</dd>
        </div>
        <div>
          <dt>{m.sale_state_participants()}</dt>
          <dd>{formatInteger(state.userCount)}</dd>
        </div>
      </dl>
      <Remarks view={view} />
      <PhaseLine view={view} />
    </Panel>
  )
}
