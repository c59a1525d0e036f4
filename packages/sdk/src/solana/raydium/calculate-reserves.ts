import type { BothSides, PoolState } from './decode-pool-state.ts'

/**
 * What traders and liquidity providers share, in base units: the vaults without the fees that others are owed.
 * @returns undefined where a vault holds less than is owed: the program then refuses every trade.
 */
export function calculateReserves(
  { owedFees }: Pick<PoolState, 'owedFees'>,
  vaults: BothSides<bigint>,
): BothSides<bigint> | undefined {
  const [first, second] = [vaults[0] - owedFees[0], vaults[1] - owedFees[1]]
  return first < 0n || second < 0n ? undefined : [first, second]
}
