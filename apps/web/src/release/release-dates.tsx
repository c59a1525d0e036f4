import { formatBps, formatInteger, m } from '@slipway/messages'
import { TimeText } from '@slipway/ui/time-text'
import type { ReactNode } from 'react'
import classes from './release-dates.module.css'
import type { ReleasePoint } from './release-point.ts'

/** Rows that are written out; a picture beside shows all of them. */
const ROWS = 6

interface ReleaseDatesProps {
  /** In order of time, from `releasePoints`. */
  points: readonly ReleasePoint[]
  /** Unix seconds of the network's clock. */
  now: number
  /** What was withdrawn, in basis points of the whole, and in tokens: the first points count towards it. */
  withdrawn?: { readonly share: number; readonly amount?: ReactNode }
  /** Says in tokens what comes between two shares of the whole; left away, the table speaks of parts alone. */
  amountOf?: (share: number, before: number) => ReactNode
}

/** On a phone a long symbol goes below its number. */
const breakable = (amount: ReactNode) =>
  typeof amount === 'string' ? amount.replaceAll('\u00a0', ' ') : amount

interface Row extends ReleasePoint {
  /** What was free before it, in basis points. */
  readonly before: number
  /** What comes with this point alone, in basis points. */
  readonly part: number
}

/** The dates of a lock as a table: what was withdrawn, then when, how much then, how much altogether. */
export function ReleaseDates({ points, now, withdrawn, amountOf }: ReleaseDatesProps) {
  const gone = withdrawn?.share ?? 0
  const rows: Row[] = points
    .map((point, index) => {
      const before = Math.max(gone, points[index - 1]?.share ?? 0)
      return { ...point, before, part: point.share - before }
    })
    // A linear release may begin with nothing: it has a moment, but no part.
    .filter(({ part }) => part > 0)
  const last = rows.at(-1)
  if (!last) return null
  const shown = rows.length <= ROWS + 1 ? rows : [...rows.slice(0, ROWS), last]
  return (
    <div className={classes.root}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.lock_dates_when()}</th>
            <th scope="col">{m.lock_dates_part()}</th>
            <th scope="col">{m.lock_dates_total()}</th>
          </tr>
        </thead>
        <tbody>
          {withdrawn && gone > 0 && (
            <tr data-past>
              <th scope="row">{m.lock_dates_withdrawn()}</th>
              <td>
                {formatBps(gone)}
                {withdrawn.amount && <small>{breakable(withdrawn.amount)}</small>}
              </td>
              <td>{formatBps(gone)}</td>
            </tr>
          )}
          {shown.map(({ at, before, part, share, isGradual }, index) => (
            <tr
              key={at}
              data-past={at <= now || undefined}
              data-after-gap={gapAt(index) || undefined}
            >
              <th scope="row">
                {isGradual && <span className={classes.gradual}>{m.lock_dates_gradual()}</span>}
                <TimeText at={at} />
              </th>
              <td>
                +{formatBps(part)}
                {amountOf && <small>{breakable(amountOf(share, before))}</small>}
              </td>
              <td>{formatBps(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p>{m.lock_dates_more({ count: formatInteger(rows.length) })}</p>
      )}
    </div>
  )

  /** Whether rows were left away above this one. */
  function gapAt(index: number): boolean {
    return rows.length > shown.length && index === shown.length - 1
  }
}
