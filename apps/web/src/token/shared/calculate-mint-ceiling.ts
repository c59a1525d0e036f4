const BPS = 10_000n

/** Terms of minting as the contract keeps them. */
export interface MintTerms {
  /** Base units in existence at the start. */
  supply: bigint
  /** Seconds between two mintings. */
  cooldownSeconds: bigint
  /** Share of the supply that one minting may add, in basis points. */
  maxBps: bigint
}

/** One step of the ceiling: from `seconds` on, at most `supply` base units can exist. */
export interface MintCeilingStep {
  seconds: bigint
  supply: bigint
}

/**
 * The most that can ever exist at each moment, if the owner mints as much and as often as the contract allows: once per
 * cool-down, the first time one cool-down after creation, each time a share of the supply at that moment, rounded down.
 *
 * @param horizonSeconds how far to look, from creation
 * @returns steps in order, the first at 0 with the supply itself
 */
export function calculateMintCeiling(terms: MintTerms, horizonSeconds: bigint): MintCeilingStep[] {
  const steps: MintCeilingStep[] = [{ seconds: 0n, supply: terms.supply }]
  if (terms.cooldownSeconds <= 0n || terms.maxBps <= 0n) return steps
  let { supply } = terms
  for (let at = terms.cooldownSeconds; at <= horizonSeconds; at += terms.cooldownSeconds) {
    supply += (supply * terms.maxBps) / BPS
    steps.push({ seconds: at, supply })
  }
  return steps
}
