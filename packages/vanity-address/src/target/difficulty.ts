/** How long a search takes; searching is like throwing dice, so there is no certain end. */
export interface Difficulty {
  /** Candidates until all wanted hits, on average. */
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

/** @param wanted hits */
export function calculateDifficulty(probability: number, wanted = 1): Difficulty {
  const until = (chance: number) =>
    wanted <= 1 ? candidatesUntil(probability, chance) : findTried(probability, wanted, chance)
  return { expected: wanted / probability, median: until(0.5), ninety: until(0.9) }
}

/**
 * Chance that a search would have had all its hits by now: 1 − (1 − p)^tried for one. For several, hits come as rare
 * events do (Poisson), which is exact enough for what takes longer than a moment.
 * @param wanted hits
 */
export function chanceSoFar(probability: number, tried: number, wanted = 1): number {
  if (tried <= 0) return 0
  if (probability >= 1) return tried >= wanted ? 1 : 0
  if (wanted <= 1) return -Math.expm1(tried * Math.log1p(-probability))
  const mean = -tried * Math.log1p(-probability)
  let term = Math.exp(-mean)
  let fewer = term
  for (let hits = 1; hits < wanted; hits++) {
    term *= mean / hits
    fewer += term
  }
  return Math.max(0, 1 - fewer)
}

/** Candidates after which several hits are there with the given chance, by halving. */
function findTried(probability: number, wanted: number, chance: number): number {
  let [low, high] = [0, wanted / probability]
  while (chanceSoFar(probability, high, wanted) < chance) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (chanceSoFar(probability, middle, wanted) < chance) low = middle
    else high = middle
  }
  return Math.max(wanted, high)
}
