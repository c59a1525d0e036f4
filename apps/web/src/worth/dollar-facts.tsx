import { formatDollars, m } from '@slipway/messages'
import { calculateDollarWorth } from '@slipway/sdk/token/dollars/choose-dollar-price'
import type { Address } from 'viem'
import { sourceText } from './source-text.ts'
import { useDollarPrice } from './use-dollar-price.ts'
import classes from './worth.module.css'

export interface DollarFactsProps {
  token: Address
  decimals: number
  totalSupply: bigint
}

/** Price of a token and of its whole supply, with source and age; nothing where no pool is worth believing. */
export default function DollarFacts({ token, decimals, totalSupply }: DollarFactsProps) {
  const price = useDollarPrice(token)
  if (!price) return null
  const about = (units: bigint) =>
    m.worth_about({ dollars: formatDollars(calculateDollarWorth(price, units), units === 0n) })
  return (
    <div className={classes.facts}>
      <dl>
        <div>
          <dt>{m.worth_price()}</dt>
          <dd>{about(10n ** BigInt(decimals))}</dd>
        </div>
        <div>
          <dt>{m.worth_fdv()}</dt>
          <dd>{about(totalSupply)}</dd>
        </div>
      </dl>
      <p>{sourceText(price)}</p>
    </div>
  )
}
