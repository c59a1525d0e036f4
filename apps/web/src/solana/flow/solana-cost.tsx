import { formatAmount, m } from '@slipway/messages'
import type { SolanaRehearsal } from '@slipway/sdk/solana/rehearse-transaction'
import classes from '../../transaction/review.module.css'
import type { SolanaPlan } from './solana-plan.ts'

interface SolanaCostProps {
  plan: SolanaPlan
  rehearsal: SolanaRehearsal
}

/** Network fee, what leaves the account with the deposits above, and what the account must hold for both. */
export function SolanaCost({ plan, rehearsal }: SolanaCostProps) {
  const { decimals, symbol } = plan.chain.nativeCurrency
  const amount = (lamports: bigint | undefined) =>
    lamports === undefined
      ? '—'
      : formatAmount(lamports, decimals, { symbol, maximumFractionDigits: decimals })
  const { feeLamports, balanceLamports } = rehearsal
  const total =
    feeLamports === undefined
      ? undefined
      : plan.deposits.reduce((sum, { lamports }) => sum + lamports, feeLamports)
  return (
    <dl className={classes.cost}>
      <div className={classes.costRow}>
        <dt>{m.transaction_gas()}</dt>
        <dd>{amount(feeLamports)}</dd>
      </div>
      <div className={classes.costRow} data-total>
        <dt>
          {m.solana_total()} · <small>{m.solana_priority_fee()}</small>
        </dt>
        <dd>{amount(total)}</dd>
      </div>
      <div className={classes.costRow}>
        <dt>{m.transaction_balance()}</dt>
        <dd>{amount(balanceLamports)}</dd>
      </div>
    </dl>
  )
}
