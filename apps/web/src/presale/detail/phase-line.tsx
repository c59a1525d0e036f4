import { formatTime, m } from '@slipway/messages'
import { shortTime } from '../../form/short-time.ts'
import { type SalePhase, salePhases } from '../sale/sale-phases.ts'
import classes from './phase-line.module.css'
import type { SaleView } from './sale-act.ts'

const names: Readonly<Record<Exclude<SalePhase['id'], 'start' | 'release'>, () => string>> = {
  tier1: m.sale_phase_tier1,
  tier2: m.sale_phase_tier2,
  everybody: m.sale_phase_everybody,
  listed: m.sale_phase_listed,
  end: m.sale_phase_end,
  anyone: m.sale_phase_anyone,
  lapse: m.sale_phase_lapse,
}

type Named = keyof typeof names

interface Step {
  readonly label: string
  readonly at: number
  readonly state: 'past' | 'now' | 'ahead'
}

/** The phases as they are worth showing: a finished sale ends with its finish, a failed one with its end. */
function stepsOf({ sale, status, now }: SaleView): Step[] {
  const { finalizedAt } = sale.state
  const isOver = status.label === 'finished' || status.label === 'canceled'
  // A full sale may be finished before its end: what never came to be is no phase of it.
  const phases = salePhases(sale)
    .filter(({ id }) => !isOver || (id !== 'anyone' && id !== 'lapse'))
    .filter(({ at }) => finalizedAt === 0 || at <= finalizedAt)
  const last = isOver ? undefined : phases.findLast(({ at }) => at <= now)
  const steps = phases.map((phase): Step => {
    const state = phase === last ? 'now' : phase.at <= now || isOver ? 'past' : 'ahead'
    return { label: names[phase.id as Named](), at: phase.at, state }
  })
  if (finalizedAt === 0) return steps
  return [...steps, { label: m.sale_phase_finished(), at: finalizedAt, state: 'now' as const }]
}

/** The way of a sale by the clock, with the place where it is now. */
export function PhaseLine({ view }: { view: SaleView }) {
  return (
    <ol className={classes.root} aria-label={m.sale_phases_title()}>
      {stepsOf(view).map(({ label, at, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classes.dot} aria-hidden />
          <strong>{label}</strong>
          <time dateTime={new Date(at * 1000).toISOString()} title={formatTime(at)}>
            {shortTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
