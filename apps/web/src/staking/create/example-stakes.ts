import type { StakedFacts } from './pool-tokens.ts'

const nftExamples = [10n, 100n, 1_000n] as const
const shares = [1n, 10n, 50n] as const

/** Stakes of everybody together that make a return imaginable, in base units: parts of the supply, or some NFTs. */
export function exampleStakes(facts: StakedFacts): readonly bigint[] {
  if (facts.kind === 'nft') return nftExamples
  return shares.map((percent) => (facts.totalSupply * percent) / 100n).filter((units) => units > 0n)
}
