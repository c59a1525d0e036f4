import { formatAmount, formatTime, m } from '@slipway/messages'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { calculatePoolCost } from '@slipway/sdk/staking/pool-math'
import { shortTime } from '../../form/short-time.ts'
import classes from './preview.module.css'

const WIDTH = 320
const HEIGHT = 120

interface EmissionPictureProps {
  draft: PoolDraft
  /** Of the reward token. */
  units: { readonly symbol: string; readonly decimals: number }
  /** Unix seconds of the chain. */
  now: number
}

/** How rewards are paid out over time: evenly from start to end, with the moment from which nothing more is staked. */
export function EmissionPicture({ draft, units, now }: EmissionPictureProps) {
  const { rewards } = calculatePoolCost(draft, BigInt(now))
  const from = Math.min(now, Number(draft.startTime || BigInt(now)))
  const start = Math.max(now, Number(draft.startTime))
  const end = Number(draft.endTime)
  const deadline = Number(draft.stakeDeadline)
  const xOf = (at: number) => ((at - from) / Math.max(1, end - from)) * WIDTH
  const path = `M0 ${HEIGHT}H${xOf(start)}L${WIDTH} 0`
  const total = formatAmount(rewards, units.decimals, {
    symbol: units.symbol,
    maximumFractionDigits: 2,
  })
  const times = { from: formatTime(start), until: formatTime(end) }
  return (
    <figure className={classes.plot}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.pooling_picture({ amount: total, ...times })}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} d={`M0 ${HEIGHT * (1 - share)}H${WIDTH}`} className={classes.grid} />
        ))}
        <path d={`${path}V${HEIGHT}Z`} className={classes.area} />
        <path d={path} className={classes.line} />
        {deadline > 0 && deadline < end && (
          <path d={`M${xOf(deadline)} 0V${HEIGHT}`} className={classes.mark} />
        )}
      </svg>
      <figcaption className={classes.axis}>
        <span>{draft.startTime === 0n ? m.lock_picture_now() : shortTime(start)}</span>
        <span>{shortTime(end)}</span>
      </figcaption>
      {deadline > 0 && (
        <p className={classes.note}>{m.pooling_picture_deadline({ time: formatTime(deadline) })}</p>
      )}
    </figure>
  )
}
