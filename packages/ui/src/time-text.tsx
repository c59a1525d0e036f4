import { formatTime } from '@slipway/messages'
import classes from './time-text.module.css'

interface TimeTextProps {
  /** Unix seconds. */
  at: number | bigint
  /** `inline` puts UTC after it, `stacked` below it, `tooltip` leaves it to the hover. */
  utc?: 'inline' | 'stacked' | 'tooltip'
}

/** A moment in the reader's own zone with UTC beside it. */
export function TimeText({ at, utc = 'stacked' }: TimeTextProps) {
  const inUtc = formatTime(at, { timeZone: 'UTC' })
  const local = formatTime(at)
  // The zones have different names even where they tell the same time.
  const isSame = new Date(Number(at) * 1000).getTimezoneOffset() === 0
  return (
    <time
      className={classes.root}
      data-utc={utc}
      dateTime={new Date(Number(at) * 1000).toISOString()}
      title={utc === 'tooltip' ? inUtc : undefined}
    >
      <span>{local}</span>
      {utc !== 'tooltip' && !isSame && <span className={classes.utc}>{inUtc}</span>}
    </time>
  )
}
