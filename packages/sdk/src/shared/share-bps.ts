const whole100 = 10_000n

/** Below one, so that a fraction never fills up the basis point that it is a part of. */
const mostOfOne = 0.999

/**
 * A part of a whole in basis points, their fraction included: by it `formatBps` tells little from nothing, and what is
 * almost the whole from all of it. Whole basis points are exact. None of nothing.
 */
export function shareBps(part: bigint, whole: bigint): number {
  if (whole <= 0n) return 0
  const scaled = part * whole100
  return Number(scaled / whole) + Math.min(Number(scaled % whole) / Number(whole), mostOfOne)
}
