import type { ReactNode } from 'react'
import classes from './donut.module.css'
import { donutArcs } from './donut-arcs.ts'

export interface DonutSlice {
  readonly label: string
  /** Weight of the slice; the whole is the sum. */
  readonly value: number
  /** The value as the reader sees it, e.g. "12,5 %". */
  readonly shown: string
}

interface DonutProps {
  /** What the whole is, for screen readers and as the table's caption. */
  label: string
  slices: readonly DonutSlice[]
  /** In the middle: the whole. */
  children?: ReactNode
}

const colors = [
  'var(--sw-accent)',
  'var(--sw-signal)',
  'var(--mantine-color-kelp-5)',
  'var(--mantine-color-dusk-5)',
  'var(--mantine-color-rust-4)',
  'var(--mantine-color-tide-4)',
  'var(--mantine-color-coral-5)',
]

/** Shares of a whole; the legend is a table, so nothing depends on the colours. */
export function Donut({ label, slices, children }: DonutProps) {
  const arcs = donutArcs(slices.map((slice) => slice.value))
  return (
    <div className={classes.root}>
      <div className={classes.ring}>
        <svg viewBox="0 0 100 100" role="img" aria-label={label}>
          <circle cx="50" cy="50" r="42" fill="none" stroke="var(--sw-hover)" strokeWidth="12" />
          {arcs.map(({ length, offset }, index) => (
            <circle
              key={slices[index]?.label}
              cx="50"
              cy="50"
              r="42"
              fill="none"
              pathLength="100"
              stroke={colors[index % colors.length]}
              strokeWidth="12"
              strokeDasharray={`${length} ${100 - length}`}
              strokeDashoffset={-offset}
              transform="rotate(-90 50 50)"
            />
          ))}
        </svg>
        {children && <div className={classes.middle}>{children}</div>}
      </div>
      <table className={classes.legend}>
        <caption className="sw-visually-hidden">{label}</caption>
        <tbody>
          {slices.map((slice, index) => (
            <tr key={slice.label}>
              <th scope="row">
                <span
                  className={classes.swatch}
                  style={{ backgroundColor: colors[index % colors.length] }}
                />
                {slice.label}
              </th>
              <td>{slice.shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
