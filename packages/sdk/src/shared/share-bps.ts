const whole100 = 10_000n

/** A part of a whole in basis points, rounded; what is not the whole stays below 100 %. None of nothing. */
export function shareBps(part: bigint, whole: bigint): bigint {
  if (whole <= 0n) return 0n
  if (part < 0n) return -shareBps(-part, whole)
  const rounded = (part * whole100 + whole / 2n) / whole
  return part < whole && rounded >= whole100 ? whole100 - 1n : rounded
}
