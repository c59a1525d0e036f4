import { formatBps, formatTime, m } from '@slipway/messages'
import { type Icon, IconInfinity, IconLockOpen } from '@tabler/icons-react'
import { ReleaseDates } from './release-dates.tsx'
import { PICTURE_HEIGHT, PICTURE_WIDTH, releasePath, releaseScale } from './release-path.ts'
import classes from './release-picture.module.css'
import type { ReleasePoint } from './release-point.ts'
import { shortDate } from './short-date.ts'

interface ReleasePictureProps {
  /** In order of time, from `releasePoints`; none for a lock that never ends. */
  points: readonly ReleasePoint[]
  /** Unix seconds of the network's clock. */
  now: number
  /** Unix seconds at which the lock began; now, where there is none yet. */
  lockedAt?: number
  /** What was withdrawn, in basis points of the whole; the points are those that `pointsLeft` leaves. */
  withdrawn?: number
  /** Leaves the dates to a table that stands beside the picture; otherwise they are there for screen readers. */
  hasTable?: boolean
}

const DAY_SECONDS = 86_400
const WHOLE_BPS = 10_000

/** What the picture shows, in one sentence. */
function pictureText(points: readonly ReleasePoint[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return m.lock_picture_forever()
  if (points.length === 1) return m.lock_picture_once({ time: formatTime(last.at) })
  const times = { from: formatTime(first.at), until: formatTime(last.at) }
  return last.isGradual
    ? m.lock_picture_gradual(times)
    : m.lock_picture_steps({ ...times, count: points.length })
}

interface SaidProps {
  Icon: Icon
  text: string
}

/** Where there is no line to draw: a lock that never ends, or of which everything comes free as it begins. */
function Said({ Icon, text }: SaidProps) {
  return (
    <figure className={classes.root}>
      <p className={classes.said}>
        <Icon size={26} stroke={1.5} aria-hidden />
        {text}
      </p>
    </figure>
  )
}

/** When how much of a lock comes free: steps or a slope over time, what is past apart from what is to come. */
export function ReleasePicture({
  points,
  now,
  lockedAt,
  withdrawn = 0,
  hasTable = false,
}: ReleasePictureProps) {
  const last = points.at(-1)
  if (!last) return <Said Icon={IconInfinity} text={m.lock_picture_forever()} />
  const from = Math.min(lockedAt ?? now, now, points[0]?.at ?? now)
  if (last.at <= from) return <Said Icon={IconLockOpen} text={pictureText(points)} />
  const scale = releaseScale(from, last.at)
  // What was withdrawn of a lock that was prolonged since came at no point that is drawn.
  const isPrior = withdrawn > 0 && points.every(({ at }) => at > now)
  const drawn = isPrior ? [{ at: now, share: withdrawn }, ...points] : points
  const path = releasePath(drawn, scale)
  const nowX = Math.min(PICTURE_WIDTH, scale.x(now))
  const isShort = last.at - from < 3 * DAY_SECONDS
  return (
    <figure className={classes.root}>
      {/* Above the line and not on it: a lock whose parts come free at once is a line at the very top */}
      <span className={classes.top} aria-hidden>
        {formatBps(WHOLE_BPS)}
      </span>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={pictureText(points)}
      >
        {[2_500, 5_000, 7_500, 10_000].map((share) => (
          <path key={share} d={`M0 ${scale.y(share)}H${PICTURE_WIDTH}`} className={classes.grid} />
        ))}
        <path d={`${path}V${PICTURE_HEIGHT}Z`} className={classes.area} />
        <path d={path} className={classes.line} />
        {nowX > 0 && <path d={`M${nowX} 0V${PICTURE_HEIGHT}`} className={classes.now} />}
      </svg>
      <figcaption className={classes.axis} aria-hidden>
        <span>{from === now ? m.lock_picture_now() : shortDate(from, isShort)}</span>
        <span>{shortDate(last.at, isShort)}</span>
      </figcaption>
      {!hasTable && (
        <div className="sw-visually-hidden">
          <ReleaseDates points={points} now={now} withdrawn={{ share: withdrawn }} />
        </div>
      )}
    </figure>
  )
}
