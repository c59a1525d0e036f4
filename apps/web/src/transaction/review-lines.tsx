import { AddressText } from '@slipway/ui/address-text'
import classes from './review.module.css'
import type { ReviewLine } from './shown-plan.ts'

/** Labelled values of the review, one under the other. */
export function ReviewLines({ lines }: { lines: readonly ReviewLine[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={line.label} className={classes.line}>
          <dt>{line.label}</dt>
          <dd>
            {line.address ? <AddressText address={line.address} isFull /> : line.value}
            {line.note && <small>{line.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
