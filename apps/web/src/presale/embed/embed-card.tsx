import { formatBps, formatTime, m } from '@slipway/messages'
import type { PresaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { AmountText } from '@slipway/ui/amount-text'
import { Mark } from '@slipway/ui/mark'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { presaleAmounts } from '../detail/presale-amounts.ts'
import { PresaleFill } from '../shared/presale-fill.tsx'
import { presaleKinds, shortReason } from '../shared/presale-labels.ts'
import { PresaleMark } from '../shared/presale-mark.tsx'
import { calculateProgressBps } from '../shared/presale-numbers.ts'
import { nextPhase } from '../shared/presale-phases.ts'
import { PresaleStatusBadge } from '../shared/presale-status-badge.tsx'
import classes from './embed-card.module.css'

interface EmbedCardProps {
  presale: Presale
  status: PresaleStatus
  name: string
  logo: string | undefined
  /** Page of the presale; opens in a window of its own, where a wallet can be asked. */
  href: string
}

function Clock({ presale, status }: Pick<EmbedCardProps, 'presale' | 'status'>) {
  const phase = nextPhase(presale, useChainNow())
  if (phase && (status.label === 'coming' || status.label === 'running'))
    return (
      <span className={classes.clock}>
        {phase.id === 'start' ? m.presale_list_starts_in() : m.presale_list_ends_in()}{' '}
        <strong>
          <TimeLeft until={phase.id === 'start' ? phase.at : presale.terms.endTime} />
        </strong>
      </span>
    )
  if (status.label === 'canceled')
    return <strong className={classes.clock}>{shortReason(status)}</strong>
  const { terms, state } = presale
  // A full presale may be finished before its end.
  const endedAt =
    status.label === 'finished' ? Math.min(terms.endTime, state.finalizedAt) : terms.endTime
  return (
    <span className={classes.clock}>
      {m.presale_list_ended()} <strong>{formatTime(endedAt)}</strong>
    </span>
  )
}

/** A presale in a small frame: progress and time, and one way to its page. Nothing in it can ask for a signature. */
export function EmbedCard({ presale, status, name, logo, href }: EmbedCardProps) {
  const { terms, state, currency, token } = presale
  const { money } = presaleAmounts(presale)
  const progressBps = calculateProgressBps(state.total, terms.hardCap)
  const cap = money(terms.hardCap)
  const raised = money(state.total)
  const isCanceled = status.label === 'canceled'
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <PresaleMark logo={logo} symbol={token.symbol} seed={presale.address} size={40} />
        <div>
          <h1>
            <BadgedName chainId={activeChain.chainId} address={presale.address}>
              {name}
            </BadgedName>
          </h1>
          <p>
            {token.symbol} · {presaleKinds[presale.kind].name()} · {activeChain.name}
          </p>
        </div>
        <PresaleStatusBadge status={status} isBare />
      </header>
      <p className={classes.raised}>
        <strong>
          <AmountText
            units={state.total}
            decimals={currency.decimals}
            symbol={currency.symbol}
            maximumFractionDigits={4}
          />
        </strong>
        <span>{isCanceled ? m.presale_state_left() : m.presale_list_of_cap({ cap })}</span>
      </p>
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
      <p className={classes.scale}>
        <span>{!isCanceled && formatBps(progressBps)}</span>
        <Clock presale={presale} status={status} />
      </p>
      <footer className={classes.foot}>
        <a className={classes.open} href={href} target="_blank" rel="noopener">
          {m.presale_embed_open()}
        </a>
        <span className={classes.by}>
          <Mark size={16} /> {m.presale_embed_by()}
        </span>
      </footer>
    </article>
  )
}
