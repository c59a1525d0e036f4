import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { IconLock } from '@tabler/icons-react'
import classes from './review.module.css'
import type { PlanReview, ReviewLine } from './shown-plan.ts'

function Arrow() {
  return (
    <svg className={classes.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 12h17m-6-6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

interface ReviewContentProps {
  review: PlanReview
  /** How many transactions the flow has. */
  stepCount: number
  /** Allowances that are signed as messages where the wallet does not send everything at once. */
  permitCount: number
}

function signaturesText(stepCount: number, permitCount: number): string {
  if (permitCount === 0) return m.transaction_review_signatures({ count: stepCount })
  const count = stepCount - permitCount
  return permitCount === 1
    ? m.transaction_review_permit({ count })
    : m.transaction_review_permits({ signatures: permitCount, count })
}

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

/** What a signature will bring about: amounts out and in, settings, and what can never be undone. */
export function ReviewContent({ review, stepCount, permitCount }: ReviewContentProps) {
  const { pays, gets, facts, permanent } = review
  return (
    <>
      <div className={classes.sides}>
        <section className={classes.side}>
          <h3>{m.transaction_review_pays()}</h3>
          {pays.length > 0 ? (
            <ReviewLines lines={pays} />
          ) : (
            <p className={classes.nothing}>{m.transaction_review_nothing()}</p>
          )}
        </section>
        <Arrow />
        <section className={classes.side}>
          <h3>{m.transaction_review_gets()}</h3>
          <ReviewLines lines={gets} />
        </section>
      </div>
      {facts.length > 0 && (
        <section className={classes.part}>
          <h3>{m.transaction_review_facts()}</h3>
          <ReviewLines lines={facts} />
        </section>
      )}
      {stepCount > 1 && <p className={classes.nothing}>{signaturesText(stepCount, permitCount)}</p>}
      {permanent.length > 0 && (
        <section className={classes.permanent}>
          <h3>
            <IconLock size={16} aria-hidden />
            {m.transaction_review_permanent()}
          </h3>
          <ul>
            {permanent.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
