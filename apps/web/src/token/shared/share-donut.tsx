import classes from './share-donut.module.css'

/** A part of a whole. */
export interface Share {
  label: string
  /** Basis points of the whole, 0 to 10 000. */
  bps: number
  /** As shown: "62.5%". */
  text: string
}

interface ShareDonutProps {
  shares: readonly Share[]
  title: string
}

const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
const COLOURS = 5

/** Parts of a whole as a ring with its legend; the legend carries every figure in words. */
export function ShareDonut({ shares, title }: ShareDonutProps) {
  let before = 0
  return (
    <figure className={classes.root}>
      <svg viewBox="0 0 104 104" role="img" aria-label={title}>
        <circle cx="52" cy="52" r={RADIUS} className={classes.track} />
        {shares.map(({ label, bps }, index) => {
          const start = before
          before += bps
          return (
            <circle
              key={label}
              cx="52"
              cy="52"
              r={RADIUS}
              className={classes.part}
              data-colour={index % COLOURS}
              strokeDasharray={`${(bps / 10_000) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
              strokeDashoffset={-(start / 10_000) * CIRCUMFERENCE}
              transform="rotate(-90 52 52)"
            />
          )
        })}
      </svg>
      <ul className={classes.legend}>
        {shares.map(({ label, text }, index) => (
          <li key={label}>
            <span className={classes.swatch} data-colour={index % COLOURS} />
            <span>{label}</span>
            <strong>{text}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
