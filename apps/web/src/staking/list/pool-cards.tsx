import type { ReactNode } from 'react'
import { PoolCard } from './pool-card.tsx'
import classes from './pool-list.module.css'
import type { PoolRow } from './pool-row.ts'

interface PoolCardsProps {
  rows: readonly PoolRow[]
  /** Unix seconds of the network's clock. */
  now: number
  /** How many there are. */
  total: string
  /** What stands at the foot of each card, beside the pool's own. */
  footOf?: (row: PoolRow) => ReactNode
  /** The way to further ones. */
  more?: ReactNode
}

/** The pools of a list. */
export function PoolCards({ rows, now, total, footOf, more }: PoolCardsProps) {
  return (
    <>
      <p className={classes.total} role="status">
        {total}
      </p>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={`${row.chainId}-${row.address}`}>
            <PoolCard row={row} now={now}>
              {footOf?.(row)}
            </PoolCard>
          </li>
        ))}
      </ul>
      {more && <div className={classes.more}>{more}</div>}
    </>
  )
}
