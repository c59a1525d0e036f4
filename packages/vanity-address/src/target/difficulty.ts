/** How long a search takes; searching is like throwing dice, so there is no certain end. */
export interface Difficulty {
  /** Candidates until a hit, on average. */
  readonly expected: number
  /** Half of all searches are done by then. */
  readonly median: number
  /** Nine of ten are. */
  readonly ninety: number
}

/**
 * Candidates after which a search has succeeded with the given chance: ln(1 − chance) / ln(1 − p).
 * @param probability of one candidate, in (0, 1]
 */
export function candidatesUntil(probability: number, chance: number): number {
  if (probability >= 1) return 1
  return Math.max(1, Math.log1p(-chance) / Math.log1p(-probability))
}

export function calculateDifficulty(probability: number): Difficulty {
  return {
    expected: 1 / probability,
    median: candidatesUntil(probability, 0.5),
    ninety: candidatesUntil(probability, 0.9),
  }
}

/** Chance that a search would have succeeded by now: 1 − (1 − p)^tried. */
export function chanceSoFar(probability: number, tried: number): number {
  if (tried <= 0) return 0
  return probability >= 1 ? 1 : -Math.expm1(tried * Math.log1p(-probability))
}
