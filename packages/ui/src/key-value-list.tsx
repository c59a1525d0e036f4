import type { ReactNode } from 'react'
import classes from './key-value-list.module.css'

/** Facts in rows: the name at the left, the value at the right. Holds `KeyValue` rows. */
export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>
}

interface KeyValueProps {
  label: ReactNode
  /** What the fact means or where it comes from. */
  help?: ReactNode
  /** `strong` for the line that the others add up to. */
  emphasis?: 'normal' | 'strong'
  children: ReactNode
}

export function KeyValue({ label, help, emphasis = 'normal', children }: KeyValueProps) {
  return (
    <div className={classes.row} data-emphasis={emphasis}>
      <dt className={classes.label}>
        {label}
        {help && <span className={classes.help}>{help}</span>}
      </dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}
