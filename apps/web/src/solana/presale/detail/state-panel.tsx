import { formatBps, formatInteger, formatTime, formatTimeLeft, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { reachesSoftCap } from '@slipway/sdk/solana/presale/presale-math'
import { calculateLeft } from '@slipway/sdk/solana/presale/solana-presale-status'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { symbolOf } from '../../lock/lock-texts.ts'
import { PresaleStatusBadge } from '../presale-status-badge.tsx'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { PhaseLine } from './phase-line.tsx'
import { nextPhase, type PhaseId } from './presale-phases.ts'
import { solOf } from './presale-texts.ts'
import { StateRemarks } from './state-remarks.tsx'

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

const wholeBps = 10_000

function Wait({ view }: { view: PresaleView }) {
  const phase = nextPhase(view)
  if (!phase) return null
  return (
    <div className={classes.wait}>
      <span>{waits[phase.id]()}</span>
      <strong role="timer">{formatTimeLeft(phase.at - view.now)}</strong>
      <small>{formatTime(phase.at)}</small>
    </div>
  )
}

function Head({ view: { presale, token, status } }: { view: PresaleView }) {
  const symbol = symbolOf(token)
  return (
    <div className={classes.head}>
      <TokenAvatar symbol={symbol} seed={presale.mint} />
      <div>
        <h2>{token.name || symbol}</h2>
        <p className={classes.muted}>
          {presale.kind === 'fair' ? m.presale_kind_fair() : m.presale_kind_normal()}
        </p>
      </div>
      <PresaleStatusBadge status={status} />
    </div>
  )
}

function Figures({ view: { chain, presale, status } }: { view: PresaleView }) {
  const { softCap, hardCap, total, buyers, accounts } = presale
  const isCanceled = status.label === 'canceled'
  const isReached = reachesSoftCap(presale)
  const missing = solOf(chain, softCap - total)
  return (
    <dl className={classes.figures}>
      <div>
        <dt>
          <i className={classes.softMark} aria-hidden /> {m.presale_state_soft()}
        </dt>
        <dd>
          {solOf(chain, softCap)}
          {!isCanceled && (
            <small data-tone={isReached ? 'good' : undefined}>
              {isReached
                ? m.presale_state_soft_reached()
                : m.presale_state_soft_missing({ amount: missing })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{m.presale_state_hard()}</dt>
        <dd>{solOf(chain, hardCap)}</dd>
      </div>
      <div>
        <dt>{isCanceled ? m.presale_state_participants_left() : m.presale_state_participants()}</dt>
        <dd>{formatInteger(isCanceled ? accounts : buyers)}</dd>
      </div>
    </dl>
  )
}

/** Where a presale is: raised of what, what the clock brings next, and its phases. */
export function StatePanel({ view }: { view: PresaleView }) {
  const { chain, presale, status } = view
  const { total, hardCap, softCap, kind } = presale
  const isCanceled = status.label === 'canceled'
  const progress = shareBps(total, hardCap)
  const sum =
    kind === 'fair' && total > hardCap ? m.presale_state_contributed() : m.presale_state_raised()
  const raised = solOf(chain, isCanceled ? calculateLeft(presale) : total)
  return (
    <Panel>
      <div className={classes.stack}>
        <Head view={view} />
        <div className={classes.top}>
          <p className={classes.raised}>
            <strong>{raised}</strong>
            <span>
              {isCanceled
                ? m.presale_state_left()
                : `${sum} · ${m.presale_state_percent({ percent: formatBps(progress) })}`}
            </span>
          </p>
          <Wait view={view} />
        </div>
        <ProgressBar
          label={
            isCanceled
              ? m.presale_list_left_label({ amount: raised })
              : m.presale_list_progress_label({ raised, cap: solOf(chain, hardCap) })
          }
          value={progress / wholeBps}
          marks={[shareBps(softCap, hardCap) / wholeBps]}
        />
        <Figures view={view} />
        <StateRemarks view={view} />
        <PhaseLine view={view} />
      </div>
    </Panel>
  )
}
