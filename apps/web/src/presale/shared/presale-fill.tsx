import classes from './presale-parts.module.css'

interface PresaleTideProps {
  /** Read aloud: what of what. */
  label: string
  /** Raised of the hard cap, in basis points; more than 10 000 shows as full and over. */
  progressBps: number
  /** Where the soft cap stands on the way, in basis points. */
  softBps: number
  /** A presale that failed keeps its line without its colour. */
  isSunk?: boolean
}

/** How far a presale is: the waterline, with the soft cap as the mark that it has to reach. */
export function PresaleFill({ label, progressBps, softBps, isSunk = false }: PresaleTideProps) {
  const percent = Math.min(100, progressBps / 100)
  return (
    <div
      className={classes.water}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent * 10) / 10}
    >
      <div className={classes.track}>
        <div
          className={classes.fill}
          style={{ width: `${percent}%` }}
          data-over={progressBps > 10_000 || undefined}
          data-sunk={isSunk || undefined}
        />
      </div>
      <span className={classes.soft} style={{ left: `${Math.min(100, softBps / 100)}%` }} />
    </div>
  )
}
