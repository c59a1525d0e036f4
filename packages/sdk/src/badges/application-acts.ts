import type { ApplicationState, BadgeEndReason, BadgeState } from './badge-kinds.ts'

/** What moves an application. Applicants submit, change and retract; the operator does the rest. */
export type ApplicationAct = 'change' | 'submit' | 'retract' | 'take' | 'ask' | 'grant' | 'refuse'

const moves: Readonly<
  Record<ApplicationAct, Partial<Readonly<Record<ApplicationState, ApplicationState>>>>
> = {
  change: { draft: 'draft', moreWanted: 'moreWanted' },
  submit: { draft: 'submitted', moreWanted: 'submitted' },
  retract: {
    draft: 'retracted',
    submitted: 'retracted',
    inReview: 'retracted',
    moreWanted: 'retracted',
  },
  take: { submitted: 'inReview' },
  ask: { inReview: 'moreWanted' },
  grant: { inReview: 'granted' },
  refuse: { inReview: 'refused', moreWanted: 'refused' },
}

/** States in which nothing is decided yet. */
export const OPEN_STATES = [
  'draft',
  'submitted',
  'inReview',
  'moreWanted',
] as const satisfies readonly ApplicationState[]

/** Where an act leads. @returns undefined where it is not possible */
export const stateAfter = (
  state: ApplicationState,
  act: ApplicationAct,
): ApplicationState | undefined => moves[act][state]

/** States from which an act is possible. */
export const statesBefore = (act: ApplicationAct): readonly ApplicationState[] =>
  Object.keys(moves[act]) as ApplicationState[]

/**
 * Whether a badge says anything at a moment.
 *
 * @param badge `expiresAt` in unix seconds; the badge counts before that second
 * @param now unix seconds
 */
export function badgeState(
  badge: { readonly expiresAt: number; readonly endReason: BadgeEndReason | null },
  now: number,
): BadgeState {
  if (badge.endReason === 'code' || badge.endReason === 'owner' || badge.endReason === 'tax') {
    return 'dropped'
  }
  if (badge.endReason !== null) return 'withdrawn'
  return badge.expiresAt > now ? 'valid' : 'expired'
}
