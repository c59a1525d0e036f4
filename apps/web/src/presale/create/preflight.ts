/** What is made sure of between the form and the review, in this order. */
export const preflightStages = ['entries', 'chain', 'information', 'list', 'listing'] as const
export type PreflightStage = (typeof preflightStages)[number]

export type StageState = 'waiting' | 'running' | 'passed' | 'failed' | 'skipped'

/** How far the checks are. */
export interface Preflight {
  readonly stages: Readonly<Record<PreflightStage, StageState>>
  /** Why it stopped, where no field is at fault. */
  readonly problem: string | undefined
  /** What can be done about it: one signature of the owner, or asking once more. */
  readonly remedy: { readonly label: string; readonly run: () => void } | undefined
}

const waiting = Object.fromEntries(preflightStages.map((stage) => [stage, 'waiting'])) as Record<
  PreflightStage,
  StageState
>

export const emptyPreflight: Preflight = {
  stages: waiting,
  problem: undefined,
  remedy: undefined,
}

/** The same with one stage in another state. */
export function withStage(before: Preflight, stage: PreflightStage, state: StageState): Preflight {
  return { ...before, stages: { ...before.stages, [stage]: state } }
}
