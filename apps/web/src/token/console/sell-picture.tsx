import { formatAmount, formatInteger, m } from '@slipway/messages'
import type { CSSProperties } from 'react'
import { EXAMPLE_DECIMALS, EXAMPLE_SELL, type SellSplit } from './calculate-sell-split.ts'
import classes from './sell-picture.module.css'

const parts = [
  { key: 'burn', label: m.console_split_burn },
  { key: 'liquidity', label: m.console_split_liquidity },
  { key: 'marketing', label: m.console_split_marketing },
  { key: 'dividend', label: m.console_split_dividend },
  { key: 'rebates', label: m.console_split_rebates },
] as const

const shown = (units: bigint) => formatAmount(units, EXAMPLE_DECIMALS)
const share = (part: bigint, whole: bigint) =>
  ({
    '--share': whole === 0n ? 0 : Number((part * 10_000n) / whole) / 10_000,
  }) as CSSProperties

/** Where the money of a sell goes: the sell above, its tax opened up below. The table says the same in numbers. */
export function SellPicture({ split, symbol }: { split: SellSplit; symbol: string }) {
  const sell = split.pool + split.tax
  const title = m.console_split_title({ amount: formatInteger(EXAMPLE_SELL), symbol })
  const used = parts.filter(({ key }) => split[key] > 0n)
  return (
    <figure className={classes.root}>
      <figcaption>{title}</figcaption>
      <div className={classes.bar} aria-hidden>
        <span data-part="pool" style={share(split.pool, sell)} />
        <span data-part="tax" style={share(split.tax, sell)} />
      </div>
      {split.tax > 0n && (
        <>
          <svg className={classes.fan} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden>
            <path d={`M${Number((split.pool * 10_000n) / sell) / 100} 0H100V20H0Z`} />
          </svg>
          <div className={classes.bar} aria-hidden>
            {used.map(({ key }) => (
              <span key={key} data-part={key} style={share(split[key], split.tax)} />
            ))}
          </div>
        </>
      )}
      <table className={classes.legend}>
        <caption className="sw-visually-hidden">{title}</caption>
        <tbody>
          <tr>
            <th scope="row">
              <span className={classes.swatch} data-part="pool" aria-hidden />
              {m.console_split_pool()}
            </th>
            <td>{shown(split.pool)}</td>
          </tr>
          {used.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">
                <span className={classes.swatch} data-part={key} aria-hidden />
                {label()}
              </th>
              <td>{shown(split[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
