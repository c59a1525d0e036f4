import { formatAmount } from '@slipway/messages'
import classes from './amount-text.module.css'

interface AmountTextProps {
  /** Base units. */
  units: bigint
  decimals: number
  symbol?: string
  /** Fraction digits on screen; the whole amount is in the tooltip. */
  maximumFractionDigits?: number
  notation?: 'standard' | 'compact'
}

/** An amount in the reader's number format, exact on hover, never through a floating number. */
export function AmountText({
  units,
  decimals,
  symbol,
  maximumFractionDigits = 6,
  notation = 'standard',
}: AmountTextProps) {
  const shown = formatAmount(units, decimals, { maximumFractionDigits, notation })
  const exact = formatAmount(units, decimals, { maximumFractionDigits: decimals })
  return (
    <span className={classes.root} title={shown === exact ? undefined : exact}>
      {shown}
      {symbol && <span className={classes.symbol}>{symbol}</span>}
    </span>
  )
}
