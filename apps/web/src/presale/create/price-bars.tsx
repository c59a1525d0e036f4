import { formatAmount, m } from '@slipway/messages'
import { calculatePrices } from './calculate-prices.ts'
import { premiumText } from './premium-text.ts'
import classes from './preview.module.css'
import type { SaleOutlookProps } from './sale-outlook-props.ts'

/** Percent of the wider of two bars; never so thin that it disappears. */
const widthOf = (part: bigint, most: bigint) => Math.max(2, Number((part * 1_000n) / most) / 10)

function Bar({
  label,
  price,
  width,
  tone,
}: Record<'label' | 'price' | 'tone', string> & { width: number }) {
  return (
    <div className={classes.bar}>
      <span>{label}</span>
      <strong>{price}</strong>
      <div className={classes.track} aria-hidden="true">
        <div data-tone={tone} style={{ width: `${width}%` }} />
      </div>
    </div>
  )
}

/** The price of the sale beside the price at which the pool starts. */
export function PriceBars({ draft, token, currency }: SaleOutlookProps) {
  const prices = calculatePrices(draft, token)
  const { sale, listing, premiumBps, supplyValue } = prices
  const money = (units: bigint, digits: number) =>
    formatAmount(units, currency.decimals, {
      symbol: currency.symbol,
      maximumFractionDigits: digits,
    })
  const most = listing !== undefined && listing > sale ? listing : sale
  const safeMost = most > 0n ? most : 1n
  return (
    <div className={classes.bars}>
      <Bar
        label={m.presale_price_sale()}
        price={money(sale, 12)}
        width={widthOf(sale, safeMost)}
        tone="sale"
      />
      {listing !== undefined && (
        <>
          <Bar
            label={m.presale_price_listing()}
            price={money(listing, 12)}
            width={widthOf(listing, safeMost)}
            tone={premiumBps < 0n ? 'below' : 'listing'}
          />
          <p className={premiumBps < 0n ? classes.bad : classes.muted}>{premiumText(premiumBps)}</p>
        </>
      )}
      <dl className={classes.rows}>
        <div>
          <dt>{m.presale_price_supply()}</dt>
          <dd>{money(supplyValue, 2)}</dd>
        </div>
      </dl>
    </div>
  )
}
