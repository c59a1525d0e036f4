import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

export type StatusTone = 'neutral' | 'info' | 'good' | 'warn' | 'bad'

/** A state in one or two words, told by its text and not by its colour alone. */
export function StatusBadge({
  tone = 'neutral',
  children,
}: {
  tone?: StatusTone
  children: ReactNode
}) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  )
}
