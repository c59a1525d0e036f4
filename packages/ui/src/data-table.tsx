import type { ReactNode } from 'react'
import classes from './data-table.module.css'

/** Heading of a column. */
export interface DataColumn {
  label: string
  /** Figures stand to the right; their cells carry `data-number`. */
  isNumber?: boolean
  /** Read out, but not shown: a column of links. */
  isHidden?: boolean
}

interface DataTableProps {
  /** What the table shows, for screen readers. */
  caption: string
  columns: readonly DataColumn[]
  /** Columns of the same width in every table of a page. */
  isFixed?: boolean
  /**
   * One or several `tbody`. A cell names its column in `data-label`, for the card that its row becomes; `data-number`
   * and `data-actions` align it. A row with `data-row` is no entry: `group` heads a block, `remark` says something.
   */
  children: ReactNode
}

/** Entries as a table; where it is narrow, each row becomes a card with its labels. */
export function DataTable({ caption, columns, isFixed = false, children }: DataTableProps) {
  return (
    <div className={classes.frame} data-table>
      <table className={classes.table} data-fixed={isFixed || undefined}>
        <caption className="sw-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber, isHidden }) => (
              <th key={label} scope="col" data-number={isNumber || undefined}>
                {isHidden ? <span className="sw-visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}
