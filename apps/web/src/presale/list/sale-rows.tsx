import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { SaleCard } from './sale-card.tsx'
import classes from './sale-list.module.css'
import type { SaleView } from './sale-list-search.ts'
import type { SaleRow } from './sale-row.ts'
import { SaleTable } from './sale-table.tsx'

interface SaleRowsProps {
  rows: readonly SaleRow[]
  view: SaleView
  /** How many there are. */
  total: string
  /** The way to further ones. */
  more?: ReactNode
}

/** The sales of a list, as cards or as a table. */
export function SaleRows({ rows, view, total, more }: SaleRowsProps) {
  if (view === 'table')
    return (
      <Panel padding="flush" className={classes.panel}>
        <p className={classes.total} data-inside role="status">
          {total}
        </p>
        <SaleTable rows={rows} caption={total} />
        {more && <div className={classes.more}>{more}</div>}
      </Panel>
    )
  return (
    <>
      <p className={classes.total} role="status">
        {total}
      </p>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={`${row.chainId}-${row.address}`}>
            <SaleCard row={row} />
          </li>
        ))}
      </ul>
      {more && <div className={classes.more}>{more}</div>}
    </>
  )
}
