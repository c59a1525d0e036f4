import { formatAmount, formatBps, formatDuration, formatTime, m } from '@slipway/messages'
import { type ReleaseStep, shownSteps } from './release-steps.ts'
import classes from './release-timeline.module.css'

interface ReleaseTimelineProps {
  label: string
  steps: readonly ReleaseStep[]
  token: { readonly symbol: string; readonly decimals: number }
}

function whenText({ at, afterSeconds }: ReleaseStep): string {
  if (at !== null) return formatTime(at)
  return afterSeconds === 0
    ? m.presale_release_at_finish()
    : m.presale_release_after({ time: formatDuration(afterSeconds) })
}

const stateTexts = {
  done: m.presale_release_state_done,
  next: m.presale_release_state_next,
} as const

/** How tokens are released: the whole as a bar that fills, each part as a line with its time and its amount. */
export function ReleaseTimeline({ label, steps, token }: ReleaseTimelineProps) {
  const { steps: shown, hidden } = shownSteps(steps)
  const { symbol, decimals } = token
  return (
    <figure className={classes.root}>
      <div className={classes.bar} aria-hidden="true">
        {steps.slice(0, 60).map(({ afterSeconds, bps, state }) => (
          <span key={afterSeconds} data-state={state} style={{ flexGrow: bps }} />
        ))}
      </div>
      <table className={classes.table}>
        <caption className="sw-visually-hidden">{label}</caption>
        <thead className="sw-visually-hidden">
          <tr>
            <th scope="col">{m.presale_release_column_when()}</th>
            <th scope="col">{m.presale_release_column_part()}</th>
            <th scope="col">{m.presale_release_column_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((step) => (
            <tr key={step.afterSeconds} data-state={step.state}>
              <th scope="row">
                {whenText(step)}
                {step.state !== 'ahead' && step.at !== null && (
                  <small>{stateTexts[step.state]()}</small>
                )}
              </th>
              <td>{formatBps(step.bps)}</td>
              <td>{formatAmount(step.tokens, decimals, { symbol, maximumFractionDigits: 6 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <figcaption>{m.presale_release_more({ count: hidden })}</figcaption>}
    </figure>
  )
}
