import { tokenLimits } from '@slipway/sdk/token/token-limits'

const BPS = 10_000n

/** Terms of minting as the contract keeps them. */
export interface MintTerms {
  /** Base units in existence at the start. */
  supply: bigint
  /** Seconds between two mintings. */
  cooldownSeconds: bigint
  /** Share of the supply that one minting may add, in basis points. */
  maxBps: bigint
  /** Seconds until the first minting; one cool-down, as after a creation, where it is left out. */
  firstSeconds?: bigint
}

/** One step of the ceiling: from `seconds` on, at most `supply` base units can exist. */
export interface MintCeilingStep {
  seconds: bigint
  supply: bigint
}

/**
 * The most that can ever exist at each moment, if the owner mints as much and as often as the contract allows: once per
 * cool-down, each time a share of the supply at that moment, rounded down, and never past what a pool can count.
 *
 * @param horizonSeconds how far to look
 * @returns steps in order, the first at 0 with the supply itself
 */
export function calculateMintCeiling(terms: MintTerms, horizonSeconds: bigint): MintCeilingStep[] {
  const steps: MintCeilingStep[] = [{ seconds: 0n, supply: terms.supply }]
  if (terms.cooldownSeconds <= 0n || terms.maxBps <= 0n) return steps
  let { supply } = terms
  const first = terms.firstSeconds ?? terms.cooldownSeconds
  for (let at = first; at <= horizonSeconds; at += terms.cooldownSeconds) {
    const minted = supply + (supply * terms.maxBps) / BPS
    supply = minted < tokenLimits.supplyMaxBaseUnits ? minted : tokenLimits.supplyMaxBaseUnits
    steps.push({ seconds: at, supply })
  }
  return steps
}
