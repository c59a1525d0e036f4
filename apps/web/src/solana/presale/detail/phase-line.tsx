import { formatTime, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { shortTime } from '../../../form/short-time.ts'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'
import { type PresalePhase, presalePhases } from './presale-phases.ts'

const names: Readonly<Record<PresalePhase['id'], () => string>> = {
  start: m.presale_phase_everybody,
  tier1: m.presale_phase_tier1,
  tier2: m.presale_phase_tier2,
  everybody: m.presale_phase_everybody,
  listed: m.presale_phase_listed,
  end: m.presale_phase_end,
  anyone: m.presale_phase_anyone,
  lapse: m.presale_phase_lapse,
  release: m.presale_phase_finished,
}

/** A finish that comes after the creator's day counts as if it had come then: the release begins before the presale is finished. */
const nameOf = ({ id, at }: PresalePhase, { endAt }: SolanaPresale): string =>
  id === 'release' && at >= endAt + solanaPresaleLimits.ownerGraceSeconds
    ? m.solpresalepage_phase_release()
    : names[id]()

/** The phases that are worth showing: those after a finish, or after a missed soft cap, never come to be. */
function phasesOf({ presale, status }: PresaleView): readonly PresalePhase[] {
  const { vestingStart } = presale
  const isOver = status.label === 'finished' || status.reason === 'softCapMissed'
  const phases = presalePhases(presale)
    .filter(({ id }) => !(isOver && (id === 'anyone' || id === 'lapse')))
    // A full presale may be finished before its end.
    .filter(({ at }) => vestingStart === undefined || at <= vestingStart)
  return vestingStart === undefined ? phases : [...phases, { id: 'release', at: vestingStart }]
}

/** The way of a presale by the clock, with the place where it is now. One that its creator stopped did not go it to its end. */
export function PhaseLine({ view }: { view: PresaleView }) {
  const { presale, status, now } = view
  if (status.reason === 'owner' || status.reason === 'removed') return null
  const phases = phasesOf(view)
  const current = status.label === 'canceled' ? undefined : phases.findLast(({ at }) => at <= now)
  const stateOf = (phase: PresalePhase) => {
    if (phase === current) return 'now'
    return phase.at <= now ? 'past' : 'ahead'
  }
  return (
    <ol className={classes.phases} aria-label={m.presale_phases_title()}>
      {phases.map((phase) => (
        <li
          key={phase.id}
          data-state={stateOf(phase)}
          aria-current={phase === current ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden />
          <strong>{nameOf(phase, presale)}</strong>
          <time dateTime={new Date(phase.at * 1_000).toISOString()} title={formatTime(phase.at)}>
            {shortTime(phase.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
