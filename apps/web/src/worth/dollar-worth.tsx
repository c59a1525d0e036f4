import { formatDollars, m } from '@slipway/messages'
import { calculateDollarWorth } from '@slipway/sdk/token/dollars/choose-dollar-price'
import type { Address } from 'viem'
import { sourceText } from './source-text.ts'
import { useDollarPrice } from './use-dollar-price.ts'
import classes from './worth.module.css'

export interface DollarWorthProps {
  /** The wrapped native currency for an amount of the native one. */
  token: Address
  units: bigint
}

/** What an amount is worth, behind it; its source and age on hover and for screen readers. */
export default function DollarWorth({ token, units }: DollarWorthProps) {
  const price = useDollarPrice(token)
  if (!price) return null
  const dollars = formatDollars(calculateDollarWorth(price, units), units === 0n)
  const source = sourceText(price)
  return (
    <span className={classes.worth} title={source}>
      {m.worth_about({ dollars })}
      <span className={classes.hidden}> {source}</span>
    </span>
  )
}
