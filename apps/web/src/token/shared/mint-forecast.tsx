import { formatAmount, m } from '@slipway/messages'
import { secondsAYear } from '@slipway/sdk/shared/seconds-a-year'
import { calculateMintCeiling, type MintTerms } from './calculate-mint-ceiling.ts'
import classes from './mint-ceiling-chart.module.css'
import { MintCeilingChart } from './mint-ceiling-chart.tsx'

/** Two digits after the point of a factor. */
const FACTOR_SCALE = 100n

interface MintForecastProps {
  terms: MintTerms
  decimals: number
  symbol: string
}

/** How far the supply could grow within a year, drawn and said. */
export default function MintForecast({ terms, decimals, symbol }: MintForecastProps) {
  const most = calculateMintCeiling(terms, secondsAYear).at(-1)?.supply ?? terms.supply
  const factor = terms.supply > 0n ? (most * FACTOR_SCALE) / terms.supply : FACTOR_SCALE
  const text = m.token_preview_mint_year({
    amount: formatAmount(most, decimals, { symbol, notation: 'compact' }),
    factor: formatAmount(factor, 2),
  })
  return (
    <>
      <MintCeilingChart terms={terms} label={text} />
      <p className={classes.text}>{text}</p>
    </>
  )
}
