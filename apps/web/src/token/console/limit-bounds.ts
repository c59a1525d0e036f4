import { tokenLimits } from '@slipway/sdk/token/token-limits'

const BPS = 10_000n

/** The smallest limit: 0.1 % of the supply, rounded up so that the contract takes it. */
export function smallestLimit(totalSupply: bigint): bigint {
  return (totalSupply * tokenLimits.limitMinBps + BPS - 1n) / BPS
}

/** The most collected tax that may wait before it is sold: 1 % of the supply. */
export function largestSwapThreshold(totalSupply: bigint): bigint {
  return (totalSupply * tokenLimits.swapThresholdMaxBps) / BPS
}

/** The largest holding that dividends may ask for: less than 0.1 % of the supply. */
export function largestDividendThreshold(totalSupply: bigint): bigint {
  const part = (totalSupply * tokenLimits.dividendThresholdBelowBps + BPS - 1n) / BPS
  return part > 0n ? part - 1n : 0n
}
