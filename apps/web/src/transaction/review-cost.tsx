import type { ChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import type { FlowCheck } from './check-flow.ts'
import classes from './review.module.css'

/** Digits after the point that a fee is shown with; the wallet shows the rest. */
const FEE_DIGITS = 8

interface ReviewCostProps {
  chain: ChainDefinition
  check: FlowCheck
}

/** Network fee as expected and at most, who pays it, and what the account must hold for the whole flow. */
export function ReviewCost({ chain, check }: ReviewCostProps) {
  if (!check.ok) return null
  const { decimals, symbol } = chain.nativeCurrency
  const amount = (wei: bigint) =>
    formatAmount(wei, decimals, { symbol, maximumFractionDigits: FEE_DIGITS })
  const expected = amount(check.expectedGasWei)
  const most = amount(check.mostGasWei)
  return (
    <dl className={classes.cost}>
      <div className={classes.costRow}>
        <dt>{m.transaction_gas()}</dt>
        <dd>
          {expected === most
            ? m.transaction_gas_most({ amount: most })
            : m.transaction_gas_range({ amount: expected, most })}
          {check.isGasElsewhere && <small> · {m.transaction_gas_elsewhere()}</small>}
        </dd>
      </div>
      <div className={classes.costRow} data-total>
        <dt>{m.transaction_total()}</dt>
        <dd>{amount(check.valueWei + (check.isGasElsewhere ? 0n : check.mostGasWei))}</dd>
      </div>
      <div className={classes.costRow}>
        <dt>{m.transaction_balance()}</dt>
        <dd>{amount(check.balanceWei)}</dd>
      </div>
    </dl>
  )
}
