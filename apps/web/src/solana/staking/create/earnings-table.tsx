import { formatAmount, formatBps, m } from '@slipway/messages'
import { secondsAYear } from '@slipway/sdk/shared/seconds-a-year'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { earningsOf } from '../yearly-earnings.ts'
import own from './create.module.css'
import type { JudgedPool } from './pool-judge.ts'
import { spanOf } from './pool-lines.ts'

/** What a staked token would earn in a year, at stakes of everybody together that make it imaginable. */
export function EarningsTable({ pool }: { pool: JudgedPool }) {
  const { stake, reward } = pool
  const rows = earningsOf(pool)
  // No price enters where both are one token, and a year has to come.
  const isYear = spanOf(pool) >= secondsAYear
  const hasPercent = stake.mint === reward.mint && isYear
  return (
    <>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{m.stakemake_apr_staked()}</th>
            <th scope="col">{m.stakemake_apr_yearly({ unit: `1 ${symbolOf(stake)}` })}</th>
            {hasPercent && <th scope="col">{m.stakemake_apr_percent()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ staked, yearly, aprBps }) => (
            <tr key={String(staked)}>
              <td>{formatAmount(staked, stake.decimals, { notation: 'compact' })}</td>
              <td>{amountOf(reward, yearly)}</td>
              {hasPercent && <td>{formatBps(aprBps)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {!isYear && <p className={own.note}>{m.solstakemake_earnings_note()}</p>}
    </>
  )
}
