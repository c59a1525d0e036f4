import { formatInteger, m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import classes from './candle-table.module.css'
import { momentText, type PriceUnit, priceText, volumeText } from './candle-texts.ts'
import type { Candle } from './lay-out-candles.ts'

interface CandleTableProps {
  readonly candles: readonly Candle[]
  readonly seconds: number
  readonly unit: PriceUnit
  readonly label: string
}

/** The same figures as the chart's, newest first. */
export function CandleTable({ candles, seconds, unit, label }: CandleTableProps) {
  const columns = [
    { label: m.candles_time() },
    { label: m.candles_open(), isNumber: true },
    { label: m.candles_high(), isNumber: true },
    { label: m.candles_low(), isNumber: true },
    { label: m.candles_close(), isNumber: true },
    { label: m.candles_volume(), isNumber: true },
    { label: m.candles_swaps(), isNumber: true },
  ]
  const prices = (candle: Candle) => [
    [m.candles_open(), candle.open] as const,
    [m.candles_high(), candle.high] as const,
    [m.candles_low(), candle.low] as const,
    [m.candles_close(), candle.close] as const,
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <DataTable caption={label} columns={columns}>
        <tbody>
          {[...candles].reverse().map((candle) => (
            <tr key={candle.startsAt}>
              <td data-label={m.candles_time()}>{momentText(candle.startsAt, seconds)}</td>
              {prices(candle).map(([name, price]) => (
                <td key={name} data-label={name} data-number>
                  {priceText(BigInt(price), unit)}
                </td>
              ))}
              <td data-label={m.candles_volume()} data-number>
                {volumeText(candle.quoteVolume, unit)}
              </td>
              <td data-label={m.candles_swaps()} data-number>
                {formatInteger(candle.swaps)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
