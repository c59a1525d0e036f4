import { m } from '@slipway/messages'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import cardClasses from '../shared/presale-card.module.css'
import { presaleKinds } from '../shared/presale-labels.ts'
import { PresaleLink } from '../shared/presale-link.tsx'
import { PresaleMark } from '../shared/presale-mark.tsx'
import { PresaleStatusBadge } from '../shared/presale-status-badge.tsx'
import { PresaleTags } from '../shared/presale-tags.tsx'
import { usePresaleChain } from '../shared/use-presale-chain.ts'
import { usePresaleCurrency } from '../shared/use-presale-currency.ts'
import { badgeTexts, liquidityText, priceText } from './presale-facts.ts'
import classes from './presale-list.module.css'
import { PresaleNext } from './presale-next.tsx'
import { PresaleProgress } from './presale-progress.tsx'
import type { PresaleRow } from './presale-row.ts'

/** One presale as a card: what it is, how far it is, what one gets, and what it waits for. */
export function PresaleCard({ row }: { row: PresaleRow }) {
  const chain = usePresaleChain(row.chainId)
  const currency = usePresaleCurrency(chain, row.currency)
  const isElsewhere = chain !== undefined && chain !== activeChain
  return (
    <article className={cardClasses.card} data-label={row.status.label}>
      <header className={cardClasses.head}>
        <PresaleMark logo={row.logo} symbol={row.symbol} seed={row.address} />
        <div className={cardClasses.names}>
          <h2>
            <BadgedName chainId={row.chainId} address={row.address}>
              <PresaleLink presale={row} network={chain?.shortname} className={cardClasses.link}>
                {row.name}
              </PresaleLink>
            </BadgedName>
          </h2>
          <p>
            {[row.symbol, presaleKinds[row.kind].name()].filter(Boolean).join(' · ')}
            {isElsewhere && ` · ${m.presale_list_on_chain({ chain: chain.name })}`}
          </p>
        </div>
        <PresaleStatusBadge status={row.status} isBare />
      </header>
      <PresaleProgress row={row} currency={currency} />
      <dl className={classes.facts}>
        <div>
          <dt>{m.presale_list_price()}</dt>
          <dd>{priceText(row, currency)}</dd>
        </div>
        <div>
          <dt>{m.presale_list_liquidity()}</dt>
          <dd>{liquidityText(row)}</dd>
        </div>
      </dl>
      <footer className={classes.foot}>
        <PresaleTags label={m.presale_list_badge()} tags={badgeTexts(row)} />
        <PresaleNext row={row} />
      </footer>
    </article>
  )
}
