import { formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import classes from './solvency.module.css'
import type { AssetFacts } from './use-asset-facts.ts'

interface AssetAmountProps {
  /** Base units; below zero for what is missing. */
  units: bigint
  facts: AssetFacts | null | undefined
}

/** An amount of an asset; of one that names no decimals in its smallest units, and said so. */
export function AssetAmount({ units, facts }: AssetAmountProps) {
  if (facts === undefined) return <span className={classes.pending} aria-busy="true" />
  if (facts === null)
    return <span title={m.tools_solvency_base_units()}>{formatInteger(units)}</span>
  // What is missing is written out, however little it is.
  const digits = units < 0n ? { maximumFractionDigits: facts.decimals } : {}
  return <AmountText units={units} decimals={facts.decimals} {...digits} />
}
