import type { ReactNode } from 'react'
import classes from './table-subject.module.css'

interface TableSubjectProps {
  /** Picture before the name. */
  mark: ReactNode
  /** The name, a link as a rule; under it lines in `small`, in them `em` for what catches the eye. */
  children: ReactNode
}

/** What a row of a table is about. */
export function TableSubject({ mark, children }: TableSubjectProps) {
  return (
    <span className={classes.root}>
      {mark}
      <span className={classes.text}>{children}</span>
    </span>
  )
}
