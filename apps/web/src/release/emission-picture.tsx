import { formatTime, m } from '@slipway/messages'
import { shortTime } from '../form/short-time.ts'
import classes from './emission-picture.module.css'

const WIDTH = 320
const HEIGHT = 120

interface EmissionPictureProps {
  /** All rewards with their symbol. */
  rewards: string
  /** Unix seconds; 0 for a start at once. */
  startAt: number
  endAt: number
  /** From when on nothing more is staked; 0 where that is the end. */
  deadlineAt: number
  /** Unix seconds of the chain. */
  now: number
}

/** How rewards are paid out over time: evenly from start to end, with the moment from which nothing more is staked. */
export function EmissionPicture(props: EmissionPictureProps) {
  const { rewards, startAt, endAt, deadlineAt, now } = props
  const from = Math.min(now, startAt || now)
  const start = Math.max(now, startAt)
  const xOf = (at: number) => ((at - from) / Math.max(1, endAt - from)) * WIDTH
  const path = `M0 ${HEIGHT}H${xOf(start)}L${WIDTH} 0`
  const times = { from: formatTime(start), until: formatTime(endAt) }
  return (
    <figure className={classes.plot}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.stakemake_picture({ amount: rewards, ...times })}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} d={`M0 ${HEIGHT * (1 - share)}H${WIDTH}`} className={classes.grid} />
        ))}
        <path d={`${path}V${HEIGHT}Z`} className={classes.area} />
        <path d={path} className={classes.line} />
        {deadlineAt > 0 && deadlineAt < endAt && (
          <path d={`M${xOf(deadlineAt)} 0V${HEIGHT}`} className={classes.mark} />
        )}
      </svg>
      <figcaption className={classes.axis}>
        <span>{startAt === 0 ? m.lock_picture_now() : shortTime(start)}</span>
        <span>{shortTime(endAt)}</span>
      </figcaption>
      {deadlineAt > 0 && (
        <p className={classes.note}>
          {m.stakemake_picture_deadline({ time: formatTime(deadlineAt) })}
        </p>
      )}
    </figure>
  )
}
