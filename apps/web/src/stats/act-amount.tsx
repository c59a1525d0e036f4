import type { Act } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import { listedCurrency } from '../presale/shared/use-presale-currency.ts'

interface ActAmountProps {
  act: Act
  /** Network of the act; undefined while the catalogue is on its way. */
  chain: ChainDefinition | undefined
}

/** Symbol and decimals of what moved: a currency of the network, else what the index knows. */
function unitOf({ act, chain }: ActAmountProps) {
  if (act.asset === null) return undefined
  const listed = chain?.type === 'evm' ? listedCurrency(chain, act.asset) : undefined
  if (listed) return listed
  return act.decimals === null ? undefined : { symbol: act.symbol ?? '', decimals: act.decimals }
}

/** How much moved in an act; a dash where the unit is not known. */
export function ActAmount({ act, chain }: ActAmountProps) {
  if (act.amount === null) return '—'
  if (act.asset === null) return m.stats_nfts({ count: formatInteger(Number(act.amount)) })
  const unit = unitOf({ act, chain })
  if (!unit) return '—'
  return (
    <AmountText
      units={BigInt(act.amount)}
      decimals={unit.decimals}
      symbol={unit.symbol}
      maximumFractionDigits={4}
      notation="compact"
    />
  )
}
