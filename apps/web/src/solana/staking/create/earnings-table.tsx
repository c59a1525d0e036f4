import { formatAmount, formatBps, m } from '@slipway/messages'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { earningsOf } from '../unit-earning.ts'
import own from './create.module.css'
import type { JudgedPool } from './pool-judge.ts'

/** What a staked token would earn in a year, or until rewards end where that is sooner, at stakes of everybody together that make it imaginable. */
export function EarningsTable({ pool }: { pool: JudgedPool }) {
  const { stake, reward } = pool
  const { rows, isYear } = earningsOf(pool)
  const unit = `1 ${symbolOf(stake)}`
  // No price enters where both are one token.
  const hasPercent = stake.mint === reward.mint && isYear
  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th scope="col">{m.stakemake_apr_staked()}</th>
          <th scope="col">
            {isYear ? m.stakemake_apr_yearly({ unit }) : m.stakemake_apr_rest({ unit })}
          </th>
          {hasPercent && <th scope="col">{m.stakemake_apr_percent()}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ staked, earned, aprBps }) => (
          <tr key={String(staked)}>
            <td>{formatAmount(staked, stake.decimals, { notation: 'compact' })}</td>
            <td>{amountOf(reward, earned)}</td>
            {hasPercent && aprBps !== undefined && <td>{formatBps(aprBps)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
