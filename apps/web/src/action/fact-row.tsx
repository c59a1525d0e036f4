import type { ReactNode } from 'react'
import classes from './action-row.module.css'

interface FactRowProps {
  title: string
  text: string
  children: ReactNode
}

/** A row of a group that nothing can be done about any more. */
export function FactRow({ title, text, children }: FactRowProps) {
  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <div className={classes.text}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <div className={classes.current}>{children}</div>
      </div>
    </section>
  )
}
