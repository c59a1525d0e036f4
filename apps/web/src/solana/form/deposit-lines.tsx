import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import classes from './solana-form.module.css'

interface DepositLinesProps {
  chain: SolanaChainDefinition
  /** Undefined while there is no whole draft. */
  lamports: bigint | undefined
}

/** What a creation takes: deposits of the accounts, and nothing for us. */
export function DepositLines({ chain, lamports }: DepositLinesProps) {
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <dl className={classes.cost}>
      <div className={classes.costRow}>
        <dt>{m.solana_cost_fee()}</dt>
        <dd>{m.solana_cost_none()}</dd>
      </div>
      <div className={classes.costRow}>
        <dt>{m.solana_cost_deposit()}</dt>
        <dd>{lamports === undefined ? '—' : formatAmount(lamports, decimals, { symbol })}</dd>
      </div>
    </dl>
  )
}
