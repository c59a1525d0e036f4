import { m } from '@slipway/messages'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../shell/active-chain.ts'
import cardClasses from '../sale/sale-card.module.css'
import { SaleLink } from '../sale/sale-link.tsx'
import { SaleMark } from '../sale/sale-mark.tsx'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { SaleTags } from '../sale/sale-tags.tsx'
import { saleKinds } from '../sale/sale-words.ts'
import { useSaleChain } from '../sale/use-sale-chain.ts'
import { useSaleCurrency } from '../sale/use-sale-currency.ts'
import { badgeTexts, liquidityText, priceText } from './sale-facts.ts'
import classes from './sale-list.module.css'
import { SaleNext } from './sale-next.tsx'
import { SaleProgress } from './sale-progress.tsx'
import type { SaleRow } from './sale-row.ts'

/** One sale as a card: what it is, how far it is, what one gets, and what it waits for. */
export function SaleCard({ row }: { row: SaleRow }) {
  const chain = useSaleChain(row.chainId)
  const currency = useSaleCurrency(chain, row.currency)
  const isElsewhere = chain !== undefined && chain !== activeChain
  return (
    <article className={cardClasses.card} data-label={row.status.label}>
      <header className={cardClasses.head}>
        <SaleMark logo={row.logo} symbol={row.symbol} seed={row.address} />
        <div className={cardClasses.names}>
          <h2>
            <BadgedName chainId={row.chainId} address={row.address}>
              <SaleLink sale={row} network={chain?.shortname} className={cardClasses.link}>
                {row.name}
              </SaleLink>
            </BadgedName>
          </h2>
          <p>
            {[row.symbol, saleKinds[row.kind].name()].filter(Boolean).join(' · ')}
            {isElsewhere && ` · ${m.sale_list_on_chain({ chain: chain.name })}`}
          </p>
        </div>
        <SaleStatusBadge status={row.status} isBare />
      </header>
      <SaleProgress row={row} currency={currency} />
      <dl className={classes.facts}>
        <div>
          <dt>{m.sale_list_price()}</dt>
          <dd>{priceText(row, currency)}</dd>
        </div>
        <div>
          <dt>{m.sale_list_liquidity()}</dt>
          <dd>{liquidityText(row)}</dd>
        </div>
      </dl>
      <footer className={classes.foot}>
        <SaleTags label={m.sale_list_badge()} tags={badgeTexts(row)} />
        <SaleNext row={row} />
      </footer>
    </article>
  )
}
