import { formatBps, formatTime, m } from '@slipway/messages'
import type { PresaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { AmountText } from '@slipway/ui/amount-text'
import { Mark } from '@slipway/ui/mark'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../shell/active-chain.ts'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { saleAmounts } from '../detail/sale-amounts.ts'
import { SaleMark } from '../sale/sale-mark.tsx'
import { calculateProgressBps } from '../sale/sale-numbers.ts'
import { nextPhase } from '../sale/sale-phases.ts'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { SaleTide } from '../sale/sale-tide.tsx'
import { saleKinds, shortReason } from '../sale/sale-words.ts'
import classes from './embed-card.module.css'

interface EmbedCardProps {
  sale: Presale
  status: PresaleStatus
  name: string
  logo: string | undefined
  /** Page of the sale; opens in a window of its own, where a wallet can be asked. */
  href: string
}

function Clock({ sale, status }: Pick<EmbedCardProps, 'sale' | 'status'>) {
  const phase = nextPhase(sale, useChainNow())
  if (phase && (status.label === 'coming' || status.label === 'running'))
    return (
      <span className={classes.clock}>
        {phase.id === 'start' ? m.sale_list_starts_in() : m.sale_list_ends_in()}{' '}
        <strong>
          <TimeLeft until={phase.id === 'start' ? phase.at : sale.terms.endTime} />
        </strong>
      </span>
    )
  if (status.label === 'canceled')
    return <strong className={classes.clock}>{shortReason(status)}</strong>
  return (
    <span className={classes.clock}>
      {m.sale_list_ended()} <strong>{formatTime(sale.terms.endTime)}</strong>
    </span>
  )
}

/** A sale in a small frame: progress and time, and one way to its page. Nothing in it can ask for a signature. */
export function EmbedCard({ sale, status, name, logo, href }: EmbedCardProps) {
  const { terms, state, currency, token } = sale
  const { money } = saleAmounts(sale)
  const progressBps = calculateProgressBps(state.total, terms.hardCap)
  const cap = money(terms.hardCap)
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <SaleMark logo={logo} symbol={token.symbol} seed={sale.address} size={40} />
        <div>
          <h1>
            <BadgedName chainId={activeChain.chainId} address={sale.address}>
              {name}
            </BadgedName>
          </h1>
          <p>
            {token.symbol} · {saleKinds[sale.kind].name()} · {activeChain.name}
          </p>
        </div>
        <SaleStatusBadge status={status} isBare />
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
        <span>{m.sale_list_of_cap({ cap })}</span>
      </p>
      <SaleTide
        label={m.sale_list_progress_label({ raised: money(state.total), cap })}
        progressBps={progressBps}
        softBps={calculateProgressBps(terms.softCap, terms.hardCap)}
        isSunk={status.label === 'canceled'}
      />
      <p className={classes.scale}>
        <span>{formatBps(progressBps)}</span>
        <Clock sale={sale} status={status} />
      </p>
      <footer className={classes.foot}>
        <a className={classes.open} href={href} target="_blank" rel="noopener">
          {m.sale_embed_open()}
        </a>
        <span className={classes.by}>
          <Mark size={16} /> {m.sale_embed_by()}
        </span>
      </footer>
    </article>
  )
}
