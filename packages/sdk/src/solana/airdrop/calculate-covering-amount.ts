import { calculateArriving, type TransferFee } from '../calculate-arriving.ts'

const wholeBps = 10_000n
const divideUp = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/**
 * The smallest amount of which a total arrives.
 * @param fee the token's transfer fee; absent where it has none
 */
export function calculateCoveringAmount(total: bigint, fee?: TransferFee): bigint {
  if (!fee || fee.bps === 0) return total
  const rest = wholeBps - BigInt(fee.bps)
  const capped = total + fee.max
  if (rest === 0n) return capped
  // What arrives is the amount's rest rounded down, until the fee has reached its most.
  const uncapped = divideUp(total * wholeBps, rest)
  return uncapped < capped && calculateArriving(uncapped, fee) >= total ? uncapped : capped
}
