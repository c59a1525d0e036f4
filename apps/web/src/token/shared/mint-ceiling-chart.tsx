import { m } from '@slipway/messages'
import { secondsAYear } from '@slipway/sdk/shared/seconds-a-year'
import {
  calculateMintCeiling,
  type MintCeilingStep,
  type MintTerms,
} from './calculate-mint-ceiling.ts'
import classes from './mint-ceiling-chart.module.css'

const WIDTH = 320
const HEIGHT = 96
const GROUND = 88
/** Fixed-point precision of a place on the picture. */
const SCALE = 1_000n

interface MintCeilingChartProps {
  terms: MintTerms
  /** What the picture shows, in words. */
  label: string
}

/** Stairs of the ceiling as a path, from the first to the last step, over one year. */
function stairs(steps: readonly MintCeilingStep[]): string {
  const top = steps.at(-1)?.supply ?? 1n
  const x = (seconds: bigint) => Number((seconds * SCALE * BigInt(WIDTH)) / secondsAYear) / 1000
  const y = (supply: bigint) => GROUND - Number((supply * SCALE * 72n) / top) / 1000
  let path = `M0 ${y(steps[0]?.supply ?? 0n)}`
  for (const step of steps.slice(1)) path += `H${x(step.seconds)}V${y(step.supply)}`
  return `${path}H${WIDTH}`
}

/** The most that can exist over one year, if every minting is used to the full. */
export function MintCeilingChart({ terms, label }: MintCeilingChartProps) {
  const steps = calculateMintCeiling(terms, secondsAYear)
  const path = stairs(steps)
  return (
    <figure className={classes.root}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
      >
        <path d={`${path}V${GROUND}H0Z`} className={classes.area} />
        <path d={path} className={classes.line} />
        <path d={`M0 ${GROUND}H${WIDTH}`} className={classes.ground} />
      </svg>
      <figcaption className={classes.axis}>
        <span>{m.token_preview_mint_axis_now()}</span>
        <span>{m.token_preview_mint_axis_year()}</span>
      </figcaption>
    </figure>
  )
}
