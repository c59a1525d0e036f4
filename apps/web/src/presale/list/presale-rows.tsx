import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import { PresaleCard } from './presale-card.tsx'
import classes from './presale-list.module.css'
import type { PresaleView } from './presale-list-search.ts'
import type { PresaleRow } from './presale-row.ts'
import { PresaleTable } from './presale-table.tsx'

interface PresaleRowsProps {
  rows: readonly PresaleRow[]
  view: PresaleView
  /** How many there are. */
  total: string
  /** The way to further ones. */
  more?: ReactNode
}

/** The presales of a list, as cards or as a table. */
export function PresaleRows({ rows, view, total, more }: PresaleRowsProps) {
  if (view === 'table')
    return (
      <Panel padding="flush" className={classes.panel}>
        <p className={classes.total} data-inside role="status">
          {total}
        </p>
        <PresaleTable rows={rows} caption={total} />
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
            <PresaleCard row={row} />
          </li>
        ))}
      </ul>
      {more && <div className={classes.more}>{more}</div>}
    </>
  )
}
