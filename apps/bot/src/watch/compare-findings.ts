import type { Finding } from './finding.ts'

/** What a look means for a watch. */
export interface Comparison {
  /** What became so since the look before. */
  readonly news: readonly Finding[]
  /** What the next look is compared with. */
  readonly known: readonly string[]
}

/** Keys of what can pass begin so. */
export const PASSING = 'passing:'

/**
 * What is so now against what was known: only what is new is told. What was so once stays known, so that a replaced block
 * or a node that lags behind tells nothing twice; what can pass is forgotten as it passes, and told when it comes again.
 */
export function compareFindings(
  known: readonly string[],
  findings: readonly Finding[],
): Comparison {
  const before = new Set(known)
  const now = new Set(findings.map(({ key }) => key))
  const kept = known.filter((key) => now.has(key) || !key.startsWith(PASSING))
  return {
    news: findings.filter(({ key }) => !before.has(key)),
    known: [...new Set([...kept, ...now])],
  }
}
