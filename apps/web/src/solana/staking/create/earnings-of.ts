import type { JudgedPool } from './pool-judge.ts'

const secondsAYear = 31_536_000n
const wholeBps = 10_000n
/** Whole tokens that everybody together has staked. */
const examples = [1_000n, 100_000n, 10_000_000n] as const

/** What a pool pays a year for a staked token, at some stakes of everybody together; in percent where both are one token. */
export function earningsOf({ stake, terms }: Pick<JudgedPool, 'stake' | 'terms'>) {
  const unit = 10n ** BigInt(stake.decimals)
  const year = terms.rate * secondsAYear
  return examples.map((tokens) => ({
    staked: tokens * unit,
    /** Base units of the reward for one whole staked token. */
    yearly: year / tokens,
    aprBps: (year * wholeBps) / (tokens * unit),
  }))
}
