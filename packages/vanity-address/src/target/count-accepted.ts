import type { Automaton } from './automaton.ts'

/** Characters of an address. */
export const addressLength = 40

/**
 * How many addresses an automaton accepts, each symbol counting `weights[symbol]` times.
 * Exact: dynamic programming over the 40 characters.
 */
export function countAccepted(automaton: Automaton, weights: readonly bigint[]): bigint {
  let ways = new Map<number, bigint>([[automaton.start, 1n]])
  for (let position = 0; position < addressLength; position++) {
    ways = advance(automaton, weights, ways)
  }
  let sum = 0n
  for (const [state, count] of ways) if (automaton.accepting[state]) sum += count
  return sum
}

/** Ways to be in each state after one more character; lost ones are left out. */
function advance(
  { next, symbols }: Automaton,
  weights: readonly bigint[],
  ways: ReadonlyMap<number, bigint>,
): Map<number, bigint> {
  const following = new Map<number, bigint>()
  for (const [state, count] of ways) {
    for (const [symbol, weight] of weights.entries()) {
      const to = next[state * symbols + symbol]
      if (to) following.set(to, (following.get(to) ?? 0n) + count * weight)
    }
  }
  return following
}

/** Each of the 16 digits is as likely as any other. */
export const digitWeights: readonly bigint[] = Array.from({ length: 16 }, () => 1n)

/** Of 32 parts: two for each digit, one for a letter in each of its cases, which a hash decides (EIP-55). */
export const caseWeights: readonly bigint[] = Array.from({ length: 22 }, (_, index) =>
  index < 10 ? 2n : 1n,
)
