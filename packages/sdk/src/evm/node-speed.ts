/** Timing of the node speed indicator (specification, sections 4 and 9). */
export const nodeSpeedLimits = {
  /** Milliseconds between two measurements. */
  pollMs: 3_000,
  /** Milliseconds between two looks at a measurement that may have got stuck. */
  watchdogMs: 2_000,
  /** Milliseconds after which a measurement counts as timed out. */
  timeoutMs: 4_000,
  /** Green up to here. */
  greenMaxMs: 400,
  /** Yellow up to here, red above. */
  yellowMaxMs: 1_200,
} as const

/** Colour of the indicator; `timeout` when the check failed or gave no result in time. */
export type NodeSpeedGrade = 'green' | 'yellow' | 'red' | 'timeout'

/** One result of the indicator. */
export interface NodeSpeed {
  readonly grade: NodeSpeedGrade
  /** Undefined after a time-out. */
  readonly milliseconds: number | undefined
}

/** Colour of a measured time. @param milliseconds time of one answer. */
export function gradeNodeSpeed(milliseconds: number): NodeSpeedGrade {
  if (milliseconds <= nodeSpeedLimits.greenMaxMs) return 'green'
  return milliseconds <= nodeSpeedLimits.yellowMaxMs ? 'yellow' : 'red'
}
