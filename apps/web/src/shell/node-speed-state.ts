/** Specification sections 4 and 9. */
export const pollEveryMs = 3_000
export const watchdogEveryMs = 2_000
export const timeoutMs = 4_000
export const greenUpToMs = 400
export const yellowUpToMs = 1_200

export type SpeedColor = 'green' | 'yellow' | 'red' | 'timeout'

export interface NodeSpeedState {
  /** Number of the check that runs, if one does, and when it began (ms). */
  readonly running: { readonly id: number; readonly startedAt: number } | undefined
  /** Last finished check: its time in ms, or `timeout`. Undefined until the first one ends. */
  readonly last: number | 'timeout' | undefined
  /** Checks that timed out or failed in a row. */
  readonly failures: number
}

export type NodeSpeedEvent =
  | { readonly kind: 'started'; readonly id: number; readonly at: number }
  | { readonly kind: 'answered'; readonly id: number; readonly at: number }
  | { readonly kind: 'failed'; readonly id: number }
  | { readonly kind: 'watched'; readonly at: number }

export const initialNodeSpeed: NodeSpeedState = { running: undefined, last: undefined, failures: 0 }

/**
 * One step of the indicator. A check ends by its answer, by its failure, or by the watchdog once it
 * has run for 4 s; whatever arrives for an ended check counts no more.
 */
export function nodeSpeedReducer(state: NodeSpeedState, event: NodeSpeedEvent): NodeSpeedState {
  if (event.kind === 'started') return { ...state, running: { id: event.id, startedAt: event.at } }
  const { running } = state
  if (!running) return state
  if (event.kind === 'watched') {
    return event.at - running.startedAt >= timeoutMs ? timedOut(state) : state
  }
  if (event.id !== running.id) return state
  if (event.kind === 'failed') return timedOut(state)
  const elapsed = event.at - running.startedAt
  if (elapsed >= timeoutMs) return timedOut(state)
  return { running: undefined, last: Math.round(elapsed), failures: 0 }
}

function timedOut(state: NodeSpeedState): NodeSpeedState {
  return { running: undefined, last: 'timeout', failures: state.failures + 1 }
}

/** Green to 400 ms, yellow to 1200 ms, red above (specification section 4). */
export function speedColor(last: number | 'timeout'): SpeedColor {
  if (last === 'timeout') return 'timeout'
  if (last <= greenUpToMs) return 'green'
  return last <= yellowUpToMs ? 'yellow' : 'red'
}
