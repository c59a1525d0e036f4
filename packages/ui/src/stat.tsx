import type { ReactNode } from 'react'
import classes from './stat.module.css'

interface StatProps {
  label: ReactNode
  /** The figure. Undefined while it is read: the place keeps its size. */
  value: ReactNode | undefined
  /** What the figure counts, smaller beside it. */
  unit?: ReactNode
  /** One line under it: a change, a share, a source. */
  note?: ReactNode
  size?: 'normal' | 'large'
}

/** One figure that matters, set large. Several stand in a `StatRow`. */
export function Stat({ label, value, unit, note, size = 'normal' }: StatProps) {
  return (
    <div className={classes.root} data-size={size}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} aria-busy={value === undefined || undefined}>
        {value ?? <span className={classes.pending} />}
        {unit && value !== undefined && <span className={classes.unit}>{unit}</span>}
      </dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  )
}

/** Figures side by side, parted by lines like the draught marks of a hull. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={classes.row}>{children}</dl>
}
