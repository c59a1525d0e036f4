import type { Address } from 'viem'
import type { EqualWorth } from './pool-math.ts'

/** So many base units of a token are worth so many of a currency, by one pool of an exchange. */
export interface ReserveRatio {
  readonly quote: Address
  readonly tokenUnits: bigint
  readonly quoteUnits: bigint
  /** Name of the exchange; may be empty. */
  readonly venue: string
}

const same = (left: Address, right: Address) => left.toLowerCase() === right.toLowerCase()
const named = (...venues: readonly string[]) => [...new Set(venues.filter(Boolean))]
const holds = ({ tokenUnits, quoteUnits }: ReserveRatio) => tokenUnits > 0n && quoteUnits > 0n

/**
 * Amounts of two tokens that are worth the same, by ratios that share a currency; the first ratio of each list is the one
 * to trust most. A ratio of one token against the other needs no currency between them.
 * @returns undefined where no two ratios meet
 */
export function findEqualWorth(
  rewardToken: Address,
  staked: readonly ReserveRatio[],
  reward: readonly ReserveRatio[],
  stakedToken: Address,
): (EqualWorth & { readonly venues: readonly string[] }) | undefined {
  const direct = staked.find((ratio) => holds(ratio) && same(ratio.quote, rewardToken))
  if (direct) {
    return { staked: direct.tokenUnits, reward: direct.quoteUnits, venues: named(direct.venue) }
  }
  const inverse = reward.find((ratio) => holds(ratio) && same(ratio.quote, stakedToken))
  if (inverse) {
    return { staked: inverse.quoteUnits, reward: inverse.tokenUnits, venues: named(inverse.venue) }
  }
  for (const left of staked.filter(holds)) {
    const right = reward.find((ratio) => holds(ratio) && same(ratio.quote, left.quote))
    if (right) {
      return {
        staked: left.tokenUnits * right.quoteUnits,
        reward: right.tokenUnits * left.quoteUnits,
        venues: named(left.venue, right.venue),
      }
    }
  }
  return undefined
}
