import { calculateSquareRoot } from '../shared/calculate-square-root.ts'

/** A position's range and liquidity, as its exchange counts. */
export interface PositionRange {
  readonly tickLower: number
  readonly tickUpper: number
  readonly liquidity: bigint
}

/** Bits behind the point: of an exchange's square roots, and of those that are multiplied here. */
const priceBits = 96n
const fineBits = 256n

const fineOne = 1n << fineBits
/** One tick: the square root of 1.0001, rounded down. */
const fineTick = calculateSquareRoot((10_001n << (2n * fineBits)) / 10_000n)

/** The widest range of a V3 or V4 pool. */
export const mostTick = 887_272

/**
 * The square root of a price at a tick (1.0001 to the power of the tick), times 2^96, as V3 and V4 pools keep it.
 * @param tick -887272 to 887272
 * @returns up to one unit away from an exchange's own number, which is rounded at each step
 */
export function calculateSqrtPriceAtTick(tick: number): bigint {
  let power = fineTick
  let product = fineOne
  for (let left = Math.abs(tick); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product = (product * power) >> fineBits
    power = (power * power) >> fineBits
  }
  const fine = tick < 0 ? (fineOne * fineOne) / product : product
  return fine >> (fineBits - priceBits)
}

/**
 * What the liquidity of a position would pay out at a price, in base units of both tokens, rounded down.
 * @param sqrtPriceX96 square root of the price of token 0 in token 1, times 2^96
 */
export function calculatePositionAmounts(
  { tickLower, tickUpper, liquidity }: PositionRange,
  sqrtPriceX96: bigint,
): { readonly amount0: bigint; readonly amount1: bigint } {
  const lower = calculateSqrtPriceAtTick(tickLower)
  const upper = calculateSqrtPriceAtTick(tickUpper)
  const price = sqrtPriceX96 < lower ? lower : sqrtPriceX96 > upper ? upper : sqrtPriceX96
  return {
    amount0: ((liquidity << priceBits) * (upper - price)) / (upper * price),
    amount1: (liquidity * (price - lower)) >> priceBits,
  }
}

/**
 * What one whole token 0 costs at a tick, in base units of token 1, rounded down.
 * @param decimals0 decimals of token 0
 */
export function calculatePriceAtTick(tick: number, decimals0: number): bigint {
  const root = calculateSqrtPriceAtTick(tick)
  return (root * root * 10n ** BigInt(decimals0)) >> (2n * priceBits)
}

/**
 * What one whole token 0 costs in a pool now, in base units of token 1, to the nearest one. The tick alone is up to a
 * hundredth of a percent below it.
 * @param sqrtPriceX96 square root of the price of token 0 in token 1, times 2^96
 * @param decimals0 decimals of token 0
 */
export function calculatePoolPrice(sqrtPriceX96: bigint, decimals0: number): bigint {
  const half = 1n << (2n * priceBits - 1n)
  return (sqrtPriceX96 * sqrtPriceX96 * 10n ** BigInt(decimals0) + half) >> (2n * priceBits)
}

/** Where the price of a pool stands to a range; outside of it a position earns nothing. */
export function rangeStateOf(
  { tickLower, tickUpper }: Pick<PositionRange, 'tickLower' | 'tickUpper'>,
  tick: number,
): 'below' | 'inside' | 'above' {
  if (tick < tickLower) return 'below'
  return tick < tickUpper ? 'inside' : 'above'
}
