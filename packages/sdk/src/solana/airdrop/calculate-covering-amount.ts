/** A transfer fee of Token-2022: of each transfer a part, rounded up, and at most so many base units. */
export interface TransferFee {
  readonly bps: number
  readonly max: bigint
}

const wholeBps = 10_000n
const divideUp = (numerator: bigint, denominator: bigint) =>
  (numerator + denominator - 1n) / denominator

/** What arrives of an amount. */
function calculateNet(amount: bigint, { bps, max }: TransferFee): bigint {
  const part = divideUp(amount * BigInt(bps), wholeBps)
  return amount - (part < max ? part : max)
}

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
  return uncapped < capped && calculateNet(uncapped, fee) >= total ? uncapped : capped
}
