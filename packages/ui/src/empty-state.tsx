import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { SlipPicture } from './slip-picture.tsx'

interface EmptyStateProps {
  title: ReactNode
  /** What to do next, or why there is nothing. */
  text?: ReactNode
  actions?: ReactNode
}

/** A list or a panel without content: says so, and says what to do next. */
export function EmptyState({ title, text, actions }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <SlipPicture name="empty-slip" width={168} />
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
