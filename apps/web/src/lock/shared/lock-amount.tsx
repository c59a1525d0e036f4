import { formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import type { AssetFacts } from './use-asset-facts.ts'

interface LockAmountProps {
  /** Base units. */
  units: bigint
  facts: AssetFacts | null | undefined
  hasSymbol?: boolean
}

/** An amount of a locked asset; of one that names no decimals in its smallest units, and said so. */
export function LockAmount({ units, facts, hasSymbol = false }: LockAmountProps) {
  if (!facts) return <span title={m.lock_base_units()}>{formatInteger(units)}</span>
  return (
    <AmountText
      units={units}
      decimals={facts.decimals}
      {...(hasSymbol && { symbol: facts.symbol })}
    />
  )
}
