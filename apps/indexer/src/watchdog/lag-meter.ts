/** Measures for how long an index has been behind, although the head runs on while it catches up. */
export interface LagMeter {
  /** @returns seconds since the index last had everything that was known; 0 when it has everything now */
  measure: (indexedBlock: number, headBlock: number, nowMs: number) => number
}

/**
 * Makes a meter. On a chain with fast blocks the index is a block behind at almost every look: what counts is
 * whether it passes the head of an earlier look.
 */
export function makeLagMeter(): LagMeter {
  let target: { block: number; since: number } | undefined
  return {
    measure: (indexedBlock, headBlock, nowMs) => {
      if (indexedBlock >= headBlock) {
        target = undefined
        return 0
      }
      if (target === undefined || indexedBlock >= target.block) {
        target = { block: headBlock, since: nowMs }
      }
      return Math.floor((nowMs - target.since) / 1000)
    },
  }
}
