import { formatTime, m } from '@slipway/messages'
import { shortTime } from '../../form/short-time.ts'
import { type PresalePhase, presalePhases } from '../shared/presale-phases.ts'
import classes from './phase-line.module.css'
import type { PresaleView } from './presale-context.ts'

const names: Readonly<Record<Exclude<PresalePhase['id'], 'start' | 'release'>, () => string>> = {
  tier1: m.presale_phase_tier1,
  tier2: m.presale_phase_tier2,
  everybody: m.presale_phase_everybody,
  listed: m.presale_phase_listed,
  end: m.presale_phase_end,
  anyone: m.presale_phase_anyone,
  lapse: m.presale_phase_lapse,
}

type Named = keyof typeof names

interface Step {
  readonly label: string
  readonly at: number
  readonly state: 'past' | 'now' | 'ahead'
}

/** The phases as they are worth showing: a finished presale ends with its finish, a failed one with its end. */
function stepsOf({ presale, status, now }: PresaleView): Step[] {
  const { finalizedAt } = presale.state
  const isOver = status.label === 'finished' || status.label === 'canceled'
  // A full presale may be finished before its end: what never came to be is no phase of it.
  const phases = presalePhases(presale)
    .filter(({ id }) => !isOver || (id !== 'anyone' && id !== 'lapse'))
    .filter(({ at }) => finalizedAt === 0 || at <= finalizedAt)
  const last = isOver ? undefined : phases.findLast(({ at }) => at <= now)
  const steps = phases.map((phase): Step => {
    const state = phase === last ? 'now' : phase.at <= now || isOver ? 'past' : 'ahead'
    return { label: names[phase.id as Named](), at: phase.at, state }
  })
  if (finalizedAt === 0) return steps
  return [...steps, { label: m.presale_phase_finished(), at: finalizedAt, state: 'now' as const }]
}

/** The way of a presale by the clock, with the place where it is now. */
export function PhaseLine({ view }: { view: PresaleView }) {
  return (
    <ol className={classes.root} aria-label={m.presale_phases_title()}>
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
