import type { ReactNode } from 'react'
import classes from './progress-bar.module.css'

interface ProgressBarProps {
  /** Name of what progresses, for screen readers. */
  label: string
  /** Part done, 0 to 1; more than 1 shows as full. */
  value: number
  /** Marked points on the way, 0 to 1: a soft cap, a milestone. */
  marks?: readonly number[]
  /** Beneath the bar: what is done and what is left. */
  children?: ReactNode
}

/** How far something is: a waterline on a scale of draught marks. */
export function ProgressBar({ label, value, marks = [], children }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10
  return (
    <div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ left: `${mark * 100}%` }} />
        ))}
      </div>
      <div className={classes.scale} aria-hidden="true" />
      {children && <div className={classes.text}>{children}</div>}
    </div>
  )
}
