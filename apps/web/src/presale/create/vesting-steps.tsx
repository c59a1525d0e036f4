import { formatBps, formatDuration, m } from '@slipway/messages'
import { calculateVestingSteps, type VestingTerms } from '@slipway/sdk/presale/presale-math'
import classes from './preview.module.css'

/** Rows of the table that are written out; the picture shows all. */
const ROWS = 4
const WIDTH = 320
const HEIGHT = 96

/** A line that rises with each release and stays until the next. */
function stairs(steps: ReturnType<typeof calculateVestingSteps>): string {
  const last = Number(steps.at(-1)?.afterSeconds ?? 0n)
  // A little beyond the last release, so that it is seen to be the end.
  const span = last === 0 ? 1 : last * 1.06
  const x = (seconds: bigint) => (Number(seconds) / span) * WIDTH
  const y = (bps: bigint) => HEIGHT - (Number(bps) / 10_000) * (HEIGHT - 6)
  const moves = steps.map(({ afterSeconds, totalBps }) => `H${x(afterSeconds)}V${y(totalBps)}`)
  return `M0 ${HEIGHT}${moves.join('')}H${WIDTH}`
}

/** When buyers get which part of their tokens. */
export function VestingSteps({ terms }: { terms: VestingTerms }) {
  const steps = calculateVestingSteps(terms)
  const last = steps.at(-1)
  if (!last) return null
  if (steps.length === 1 && last.afterSeconds === 0n)
    return <p className={classes.muted}>{m.presale_vesting_at_once()}</p>
  const line = stairs(steps)
  const shown = steps.length <= ROWS + 1 ? steps : [...steps.slice(0, ROWS), last]
  return (
    <div className={classes.vesting}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.presale_vesting_picture({
          count: steps.length,
          duration: formatDuration(Number(last.afterSeconds)),
        })}
      >
        <path d={`${line}V${HEIGHT}Z`} className={classes.area} />
        <path d={line} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <dl className={classes.rows}>
        {shown.map(({ afterSeconds, bps, totalBps }) => (
          <div key={String(afterSeconds)}>
            <dt>
              {afterSeconds === 0n
                ? m.presale_vesting_first()
                : m.presale_vesting_after({ duration: formatDuration(Number(afterSeconds)) })}
            </dt>
            <dd>
              +{formatBps(bps)} <small>{formatBps(totalBps)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {steps.length > shown.length && (
        <p className={classes.muted}>{m.presale_vesting_count({ count: steps.length })}</p>
      )}
    </div>
  )
}
