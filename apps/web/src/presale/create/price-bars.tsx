import { formatAmount, m } from '@slipway/messages'
import { calculatePrices } from './calculate-prices.ts'
import { premiumText } from './premium-text.ts'
import type { PresaleForecastProps } from './presale-forecast-props.ts'
import classes from './preview.module.css'

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

/** The price of the presale beside the price at which the pool starts. */
export function PriceBars({ draft, token, currency }: PresaleForecastProps) {
  const prices = calculatePrices(draft, token)
  const { presale, listing, premiumBps, supplyValue } = prices
  const money = (units: bigint, digits: number) =>
    formatAmount(units, currency.decimals, {
      symbol: currency.symbol,
      maximumFractionDigits: digits,
    })
  const most = listing !== undefined && listing > presale ? listing : presale
  const safeMost = most > 0n ? most : 1n
  return (
    <div className={classes.bars}>
      <Bar
        label={m.presale_price_presale()}
        price={money(presale, 12)}
        width={widthOf(presale, safeMost)}
        tone="presale"
      />
      {listing !== undefined && (
        <>
          <Bar
            label={m.presale_price_listing()}
            price={money(listing, 12)}
            width={widthOf(listing, safeMost)}
            tone={premiumBps < 0 ? 'below' : 'listing'}
          />
          <p className={premiumBps < 0 ? classes.bad : classes.muted}>{premiumText(premiumBps)}</p>
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
