import type { SlotOffer } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { BadgedName } from '../badges/badged-name.tsx'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import cardClasses from '../presale/shared/presale-card.module.css'
import { PresaleMark } from '../presale/shared/presale-mark.tsx'
import { TimeLeft } from '../transaction/time-left.tsx'
import { useChainNow } from '../transaction/use-chain-now.ts'
import {
  advantageText,
  type OfferStatus,
  offerStatus,
  presaleName,
  priceText,
} from './slot-labels.ts'
import { SlotStatusBadge } from './slot-status-badge.tsx'
import classes from './slots.module.css'

const untilLabels: Readonly<Partial<Record<OfferStatus, () => string>>> = {
  open: m.whitelist_ends,
  // Its time goes on, though nobody can fill it.
  void: m.whitelist_offer_until,
}

/** One offer as a card: for which presale, what it gives, what it costs, how long it stands. */
export function SlotCard({ offer }: { offer: SlotOffer }) {
  const { presaleFacts: presale, level, expiresAt } = offer
  const status = offerStatus(offer)
  const isOpen = status === 'open'
  const untilLabel = untilLabels[status] ?? m.whitelist_ended
  return (
    <article className={cardClasses.card}>
      <header className={cardClasses.head}>
        <PresaleMark
          logo={presale.info?.logo}
          symbol={presale.token.symbol ?? ''}
          seed={offer.presale}
        />
        <div className={cardClasses.names}>
          <h2>
            <BadgedName chainId={activeChain.chainId} address={offer.presale}>
              <AppLink to={`/whitelist/detail/${offer.saleId}`} className={cardClasses.link}>
                {presaleName(presale)}
              </AppLink>
            </BadgedName>
          </h2>
          <p>{[presale.token.symbol, m.whitelist_tier({ level })].filter(Boolean).join(' · ')}</p>
        </div>
        {!isOpen && <SlotStatusBadge offer={offer} />}
      </header>
      <p className={classes.price}>{priceText(offer.priceWei)}</p>
      <p className={classes.advantage}>{advantageText(level, presale, useChainNow())}</p>
      <p className={classes.foot}>
        <span>{untilLabel()}</span>
        {isOpen ? (
          <TimeLeft until={expiresAt} />
        ) : (
          <span>{formatTime(offer.closedAt ?? expiresAt)}</span>
        )}
      </p>
    </article>
  )
}
