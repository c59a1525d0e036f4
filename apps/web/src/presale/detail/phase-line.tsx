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

/** The phases that never come to be in a presale that is over. */
const neverOf = ({ status }: PresaleView): readonly string[] => {
  if (status.label === 'finished' || status.reason === 'softCapMissed') return ['anyone', 'lapse']
  return []
}

/** The phases as they are worth showing: a finished presale ends with its finish, a failed one with its end or its lapse. */
function stepsOf(view: PresaleView): Step[] {
  const { presale, status, now } = view
  const { finalizedAt } = presale.state
  const isOver = status.label === 'finished' || status.label === 'canceled'
  const never = neverOf(view)
  // A full presale may be finished before its end: what never came to be is no phase of it.
  const phases = presalePhases(presale)
    .filter(({ id }) => !never.includes(id))
    .filter(({ at }) => finalizedAt === 0 || at <= finalizedAt)
  const last = isOver ? undefined : phases.findLast(({ at }) => at <= now)
  const steps = phases.map((phase): Step => {
    const state = phase === last ? 'now' : phase.at <= now || isOver ? 'past' : 'ahead'
    return { label: names[phase.id as Named](), at: phase.at, state }
  })
  if (finalizedAt === 0) return steps
  return [...steps, { label: m.presale_phase_finished(), at: finalizedAt, state: 'now' as const }]
}

/**
 * The way of a presale by the clock, with the place where it is now. One that its owner or the test of its token stopped
 * did not go that way to its end, and the contract keeps no moment of it: the history has it.
 */
export function PhaseLine({ view }: { view: PresaleView }) {
  const { label, reason } = view.status
  if (label === 'canceled' && reason !== 'softCapMissed' && reason !== 'lapsed') return null
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
