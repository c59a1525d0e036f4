import { mappingLimits } from './mapping-limits.ts'

/** New base units for old ones that have arrived, rounded down as the contract does. Source: `ITokenMapping.quote`. */
export function calculateMappedAmount(received: bigint, rate: bigint): bigint {
  return (received * rate) / mappingLimits.rateScale
}

/** Fewest old base units that are worth a new one; less is refused. `rate` is above zero. */
export function calculateSmallestMapped(rate: bigint): bigint {
  return (mappingLimits.rateScale + rate - 1n) / rate
}

/** Most old base units that a pool of new ones can pay for. `rate` is above zero. */
export function calculatePoolReach(left: bigint, rate: bigint): bigint {
  // Less than a unit's worth would round down to nothing, which the contract refuses.
  if (left === 0n) return 0n
  // The largest amount whose worth, rounded down, is no more than what is left.
  return ((left + 1n) * mappingLimits.rateScale - 1n) / rate
}
